import { lazy } from "react"
import type * as AllDrawers from "./all-drawers"

type Drawers = typeof AllDrawers

/** They are fetched together when the first is opened. */
const later = <Name extends keyof Drawers>(name: Name) =>
  lazy<Drawers[Name]>(async () => ({ default: (await import("./all-drawers"))[name] }))

/** What opens over the order page. */
export const DRAWERS = {
  return_part: later("ReturnDrawer"),
  schedule: later("ScheduleDrawer"),
  versions: later("VersionsDrawer"),
  journal: later("JournalDrawer"),
  payout_account: later("PayoutAccountDrawer"),
  purchase: later("PurchaseDrawer"),
  items: later("ItemsDrawer"),
  merchant: later("MerchantDrawer"),
  attachments: later("AttachmentsDrawer"),
  record: later("RecordDrawer"),
  ignore: later("IgnoreDrawer"),
}

/** What happened to a financing, where it is shown without its drawer. */
export const LaterTimeline = later("Timeline")

export type DrawerName = keyof typeof DRAWERS

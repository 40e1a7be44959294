import { type ComponentType, lazy } from "react"

const all = () => import("./all-drawers")

const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** What opens over the order page. They are fetched together when the first is opened. */
export const DRAWERS = {
  return_part: later(async () => (await all()).ReturnDrawer),
  schedule: later(async () => (await all()).ScheduleDrawer),
  versions: later(async () => (await all()).VersionsDrawer),
  journal: later(async () => (await all()).JournalDrawer),
  payout_account: later(async () => (await all()).PayoutAccountDrawer),
  purchase: later(async () => (await all()).PurchaseDrawer),
  items: later(async () => (await all()).ItemsDrawer),
  merchant: later(async () => (await all()).MerchantDrawer),
  attachments: later(async () => (await all()).AttachmentsDrawer),
  record: later(async () => (await all()).RecordDrawer),
  ignore: later(async () => (await all()).IgnoreDrawer),
}

/** What happened to a financing, where it is shown without its drawer. */
export const LaterTimeline = later(async () => (await all()).Timeline)

export type DrawerName = keyof typeof DRAWERS

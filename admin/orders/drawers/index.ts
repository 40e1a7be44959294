import { type ComponentType, lazy } from "react"
import type { DrawerProps } from "./drawer-props"

const later = (load: () => Promise<ComponentType<DrawerProps>>) =>
  lazy(async () => ({ default: await load() }))

/** What opens over the order page. Each is fetched when it is opened first. */
export const DRAWERS = {
  return_part: later(async () => (await import("./return-drawer")).ReturnDrawer),
  schedule: later(async () => (await import("./schedule-drawer")).ScheduleDrawer),
  versions: later(async () => (await import("./versions-drawer")).VersionsDrawer),
  journal: later(async () => (await import("./journal-drawer")).JournalDrawer),
  payout_account: later(async () => (await import("./payout-account-drawer")).PayoutAccountDrawer),
  purchase: later(async () => (await import("./purchase-drawer")).PurchaseDrawer),
  items: later(async () => (await import("./items-drawer")).ItemsDrawer),
  merchant: later(async () => (await import("./merchant-drawer")).MerchantDrawer),
  attachments: later(async () => (await import("./attachments-drawer")).AttachmentsDrawer),
  record: later(async () => (await import("./record-drawer")).RecordDrawer),
  ignore: later(async () => (await import("./record-drawer")).IgnoreDrawer),
}

export type DrawerName = keyof typeof DRAWERS

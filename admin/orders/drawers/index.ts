import { type ComponentType, lazy } from "react"

const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** What opens over the order page. They are fetched together when the first is opened. */
export const DRAWERS = {
  return_part: later(async () => (await import("./all-drawers")).ReturnDrawer),
  schedule: later(async () => (await import("./all-drawers")).ScheduleDrawer),
  versions: later(async () => (await import("./all-drawers")).VersionsDrawer),
  journal: later(async () => (await import("./all-drawers")).JournalDrawer),
  payout_account: later(async () => (await import("./all-drawers")).PayoutAccountDrawer),
  purchase: later(async () => (await import("./all-drawers")).PurchaseDrawer),
  items: later(async () => (await import("./all-drawers")).ItemsDrawer),
  merchant: later(async () => (await import("./all-drawers")).MerchantDrawer),
  attachments: later(async () => (await import("./all-drawers")).AttachmentsDrawer),
  record: later(async () => (await import("./all-drawers")).RecordDrawer),
  ignore: later(async () => (await import("./all-drawers")).IgnoreDrawer),
}

/** What happened to a financing, where it is shown without its drawer. */
export const LaterTimeline = later(async () => (await import("./all-drawers")).Timeline)

export type DrawerName = keyof typeof DRAWERS

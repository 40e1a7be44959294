import { isOver, type LeasingApplication, type ResultWord } from "./application"
import type { LeasingWorld } from "./leasing-world"
import { apply, close, move, reject, sign, walkTo } from "./life"

/** Carries out one act; the answer is null, or the sentence that says why it is not possible now. */
type Act = (world: LeasingWorld, application: LeasingApplication) => string | null

/** The other vocabulary knows steps that are no phases. */
const say =
  (word: ResultWord): Act =>
  (_world, application) => {
    if (isOver(application)) return "The application is over."
    application.result = word
    return null
  }

const setStatus =
  (status: string): Act =>
  (world, application) => {
    application.status = status
    world.alerts.announce(application)
    return null
  }

/** Everything that a person or a test can make happen to an application. */
export const LEASING_ACTS = {
  open: (world, application) => walkTo(world, application, "INIT"),
  apply,
  grant: (world, application) => walkTo(world, application, "OPTION"),
  choose: (world, application) => walkTo(world, application, "DEAL"),
  reject,
  sign: (world, application) => sign(world, application, "SIGNED_DEAL"),
  sign_no_advance: (world, application) => sign(world, application, "SIGNED_DEAL_NO_ADVANCE"),
  sign_with_advance: (world, application) => sign(world, application, "SIGNED_DEAL_YOUR_ADVANCE"),
  sign_offline: (world, application) => sign(world, application, "SIGNED_DEAL_OFFLINE"),
  cancel: (world, application) => move(world, application, "CANCEL"),
  close_expired: (world, application) => close(world, application, "EXPIRED"),
  close_unfinanceable: (world, application) => close(world, application, "UNFINANCEABLE"),
  close_kac: (world, application) => close(world, application, "KAC"),
  close_other: (world, application) => close(world, application, "DUPLICATE"),
  ask_permission: say("WAITING_FOR_PERMISSION"),
  sign_permission: say("PERMISSION_SIGNED"),
  need_help: say("NEED_HELP"),
  fail_check: say("ERROR"),
  fail_status: setStatus("ERR_SYSTEM"),
  restore_status: setStatus("OK"),
} as const satisfies Record<string, Act>

export type LeasingActName = keyof typeof LEASING_ACTS

export const isLeasingActName = (name: unknown): name is LeasingActName =>
  typeof name === "string" && Object.hasOwn(LEASING_ACTS, name)

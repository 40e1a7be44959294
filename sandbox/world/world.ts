import { CallbackQueue } from "../callbacks/callback-queue"
import type { Fault } from "../faults/fault"
import { LeasingWorld } from "../leasing/leasing-world"
import type { LeasingShop } from "../leasing/shops"
import type { Shop } from "../shops"
import type { Application } from "./application"
import type { Contract } from "./contract"
import { CustomerRegister } from "./customer-register"
import type { Message, PaymentLink, Printout, Retrieval } from "./customer-page"
import { RequestLog } from "./request-log"
import { Scheduler } from "./scheduler"
import type { ScriptedDecision } from "./scripted-decision"
import type { Session } from "./session"
import type { Settings } from "./settings"

/** Numbers of eleven digits, as the service's samples show. */
const FIRST_NUMBER = 89_000_000_000

/** Everything the sandbox remembers. It lives in memory only. */
export class World {
  readonly scheduler = new Scheduler()
  readonly sessions = new Map<string, Session>()
  readonly applications = new Map<string, Application>()
  readonly contracts = new Map<string, Contract>()
  readonly retrievals = new Map<string, Retrieval>()
  readonly payments = new Map<string, PaymentLink>()
  readonly printouts = new Map<string, Printout>()
  readonly customers = new CustomerRegister()
  readonly requests = new RequestLog()
  readonly callbacks: CallbackQueue
  readonly leasing: LeasingWorld
  messages: Message[] = []
  faults: Fault[] = []
  decisions: ScriptedDecision[] = []
  settings: Settings
  /** The sandbox's own address, known once it listens. */
  url = ""
  #numbers = 0

  constructor(
    readonly shops: readonly Shop[],
    private readonly initialSettings: Settings,
    leasingShops: readonly LeasingShop[],
  ) {
    this.settings = initialSettings
    this.callbacks = new CallbackQueue(this.scheduler, () => this.settings.callbacks)
    this.leasing = new LeasingWorld({
      scheduler: this.scheduler,
      shops: leasingShops,
      settings: () => this.settings.leasing,
      alertSettings: () => this.settings.leasing_alerts,
    })
  }

  /** The next number of an application or contract. */
  nextNumber(): string {
    this.#numbers += 1
    return String(FIRST_NUMBER + this.#numbers)
  }

  /** Back to the first moment: no sessions, the settings of the start, the real time. */
  reset(): void {
    this.scheduler.reset()
    this.callbacks.reset()
    this.leasing.reset()
    for (const memory of [
      this.sessions,
      this.applications,
      this.contracts,
      this.retrievals,
      this.payments,
      this.printouts,
      this.customers,
      this.requests,
    ])
      memory.clear()
    this.messages = []
    this.faults = []
    this.decisions = []
    this.settings = this.initialSettings
  }
}

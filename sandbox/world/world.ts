import { CallbackQueue } from "../callbacks/callback-queue"
import type { Fault } from "../faults/fault"
import type { Shop } from "../shops"
import type { Contract } from "./contract"
import { RequestLog } from "./request-log"
import { Scheduler } from "./scheduler"
import type { ScriptedDecision } from "./scripted-decision"
import type { Session } from "./session"
import type { Settings } from "./settings"

/** Everything the sandbox remembers. It lives in memory only. */
export class World {
  readonly scheduler = new Scheduler()
  readonly sessions = new Map<string, Session>()
  readonly contracts = new Map<string, Contract>()
  readonly requests = new RequestLog()
  readonly callbacks: CallbackQueue
  faults: Fault[] = []
  decisions: ScriptedDecision[] = []
  settings: Settings
  /** The sandbox's own address, known once it listens. */
  url = ""
  #contractCount = 0

  constructor(
    readonly shops: readonly Shop[],
    private readonly initialSettings: Settings,
  ) {
    this.settings = initialSettings
    this.callbacks = new CallbackQueue(this.scheduler, () => this.settings.callbacks)
  }

  /** A number of eleven digits, as the service's samples show. */
  nextContractNumber(): string {
    this.#contractCount += 1
    return String(89_000_000_000 + this.#contractCount)
  }

  /** Back to the first moment: no sessions, the settings of the start, the real time. */
  reset(): void {
    this.scheduler.reset()
    this.callbacks.reset()
    this.sessions.clear()
    this.contracts.clear()
    this.requests.clear()
    this.faults = []
    this.decisions = []
    this.settings = this.initialSettings
  }
}

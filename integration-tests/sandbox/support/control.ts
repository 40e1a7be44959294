import type { LedgerApplication, LedgerCallback, LedgerContract, LedgerSession } from "../../../sandbox"
import { send, type ServiceAnswer } from "./service-client"

/** What the control door answers to an act. */
export interface ActReport {
  readonly session: LedgerSession
  readonly contract: LedgerContract | null
  readonly browser_return: {
    readonly url: string
    readonly method: "GET" | "POST"
    readonly params: Readonly<Record<string, string>>
  }
}

/** What the control door answers to an act on an application. */
export interface ApplicationReport {
  readonly application: LedgerApplication
  readonly contract: LedgerContract | null
  readonly session: LedgerSession | null
}

/** The sandbox's control door, as a test uses it. */
export class Control {
  constructor(private readonly url: string) {}

  async act(uuid: string, action: string): Promise<ActReport> {
    const answer = await this.tryToAct(uuid, action)
    if (answer.status !== 200)
      throw new Error(`${action} was answered ${String(answer.status)}: ${answer.text}`)
    return answer.body as ActReport
  }

  tryToAct(uuid: string, action: string): Promise<ServiceAnswer> {
    return this.#post(`/sessions/${uuid}/act`, { action })
  }

  /** Carries out an act on an application or its contract. */
  async actOn(uuid: string, action: string): Promise<ApplicationReport> {
    const answer = await this.tryToActOn(uuid, action)
    if (answer.status !== 200)
      throw new Error(`${action} was answered ${String(answer.status)}: ${answer.text}`)
    return answer.body as ApplicationReport
  }

  tryToActOn(uuid: string, action: string): Promise<ServiceAnswer> {
    return this.#post(`/applications/${uuid}/act`, { action })
  }

  /** The commands that the service would accept now. */
  async legal(uuid: string): Promise<readonly string[]> {
    const answer = await send(this.url, { method: "GET", path: `/_sandbox/applications/${uuid}/legal` })
    return (answer.body as { commands: readonly string[] }).commands
  }

  get(path: string): Promise<ServiceAnswer> {
    return send(this.url, { method: "GET", path: `/_sandbox${path}` })
  }

  settings(change: object): Promise<ServiceAnswer> {
    return this.#post("/settings", change)
  }

  fault(fault: object): Promise<ServiceAnswer> {
    return this.#post("/faults", fault)
  }

  decisions(script: object): Promise<ServiceAnswer> {
    return this.#post("/decisions", script)
  }

  advance(seconds: number): Promise<ServiceAnswer> {
    return this.#post("/clock", { advance_seconds: seconds })
  }

  release(order: "normal" | "reversed"): Promise<ServiceAnswer> {
    return this.#post("/callbacks/release", { order })
  }

  async callback(uuid: string, word: object): Promise<LedgerCallback> {
    return (await this.#post(`/sessions/${uuid}/callback`, word)).body as LedgerCallback
  }

  reset(): Promise<ServiceAnswer> {
    return this.#post("/reset", {})
  }

  #post(path: string, body: object): Promise<ServiceAnswer> {
    return send(this.url, { method: "POST", path: `/_sandbox${path}`, body })
  }
}

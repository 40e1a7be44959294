import type { Scheduler } from "../world/scheduler"
import { AlertQueue } from "./alert-queue"
import type { LeasingApplication } from "./application"
import type { LeasingAlertSettings, LeasingSettings } from "./settings"
import type { LeasingShop } from "./shops"

/** A way into the leasing system that L3 has answered. */
export interface Ticket {
  readonly token: string
  readonly openUntil: number
  /** Once it was opened in time it stays open. */
  opened: boolean
}

interface Surroundings {
  readonly scheduler: Scheduler
  readonly shops: readonly LeasingShop[]
  readonly settings: () => LeasingSettings
  readonly alertSettings: () => LeasingAlertSettings
}

const FIRST_CONTRACT = 7_000_000

/** Everything that the leasing service remembers. It lives in memory only. */
export class LeasingWorld {
  readonly applications = new Map<string, LeasingApplication>()
  readonly tickets = new Map<string, Ticket>()
  readonly alerts: AlertQueue
  readonly scheduler: Scheduler
  readonly shops: readonly LeasingShop[]
  readonly #settings: () => LeasingSettings
  #contracts = 0

  constructor({ scheduler, shops, settings, alertSettings }: Surroundings) {
    this.scheduler = scheduler
    this.shops = shops
    this.#settings = settings
    this.alerts = new AlertQueue(scheduler, alertSettings)
  }

  get settings(): LeasingSettings {
    return this.#settings()
  }

  nextContractNumber(): string {
    this.#contracts += 1
    return `L${String(FIRST_CONTRACT + this.#contracts)}`
  }

  reset(): void {
    this.alerts.reset()
    this.applications.clear()
    this.tickets.clear()
  }
}

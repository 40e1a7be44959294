/** Node's timers hold at most a signed 32-bit number of milliseconds; longer waits are armed again. */
const LONGEST_TIMER_MS = 2_147_483_647

interface Task {
  readonly dueAt: number
  readonly run: () => void
  timer: NodeJS.Timeout
}

/** The sandbox's clock and everything that waits for it. Moving the clock runs what has become due. */
export class Scheduler {
  readonly #tasks = new Set<Task>()
  #offsetMs = 0

  /** Milliseconds since 1970 on the sandbox's clock. */
  now(): number {
    return Date.now() + this.#offsetMs
  }

  /** Runs `run` when the sandbox's clock has gone `delayMs` further. Never keeps the process alive. */
  after(delayMs: number, run: () => void): void {
    const dueAt = this.now() + delayMs
    const task: Task = { dueAt, run, timer: this.#arm(dueAt, () => this.#wake(task)) }
    this.#tasks.add(task)
  }

  /** Moves the clock forward and runs, in their order, the tasks that are due by then. */
  advance(milliseconds: number): void {
    this.#offsetMs += milliseconds
    for (const task of [...this.#tasks].sort((a, b) => a.dueAt - b.dueAt)) {
      clearTimeout(task.timer)
      if (task.dueAt <= this.now()) this.#finish(task)
      else task.timer = this.#arm(task.dueAt, () => this.#wake(task))
    }
  }

  /** Forgets every task; the clock keeps its place. */
  clear(): void {
    for (const task of this.#tasks) clearTimeout(task.timer)
    this.#tasks.clear()
  }

  /** Forgets every task and sets the clock back to the real time. */
  reset(): void {
    this.clear()
    this.#offsetMs = 0
  }

  #arm(dueAt: number, wake: () => void): NodeJS.Timeout {
    const wait = Math.min(Math.max(dueAt - this.now(), 0), LONGEST_TIMER_MS)
    return setTimeout(wake, wait).unref()
  }

  #wake(task: Task): void {
    if (task.dueAt <= this.now()) this.#finish(task)
    else task.timer = this.#arm(task.dueAt, () => this.#wake(task))
  }

  #finish(task: Task): void {
    if (this.#tasks.delete(task)) task.run()
  }
}

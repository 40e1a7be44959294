import type { Download, Locator, Page } from "playwright-core"

import type { Stack } from "../../../../demo/stack"
import { picture, violationsIn } from "./look"
import type { Sold } from "./sold"

/** The merchant at the order page. */
export class Merchant {
  readonly widget: Locator

  constructor(
    readonly page: Page,
    readonly stack: Stack,
  ) {
    this.widget = this.of("order-financing")
  }

  of(name: string): Locator {
    return this.page.getByTestId(name)
  }

  async open({ orderId }: Pick<Sold, "orderId">): Promise<void> {
    await this.page.goto(`${this.stack.medusaUrl}/app/orders/${orderId}`)
    await this.widget.waitFor()
  }

  /** Chooses a command in the menu of the widget. */
  async choose(command: string): Promise<void> {
    await this.of("financing-actions").click()
    await this.of(`financing-do-${command}`).click()
  }

  /** Answers yes when asked. */
  async confirm(): Promise<void> {
    const question = this.page.getByRole("alertdialog")
    await question.waitFor()
    await question.getByRole("button").last().click()
    await question.waitFor({ state: "detached" })
  }

  /** The drawer of a command, opened from the menu, pictured and looked at by axe. */
  async drawer(command: string): Promise<Locator> {
    await this.choose(command)
    const drawer = this.of(`financing-drawer-${command}`)
    await drawer.waitFor()
    return drawer
  }

  async submit(): Promise<void> {
    await this.of("financing-submit").click()
  }

  /** What Medusa's own message says at the edge of the screen. */
  async told(sentence: RegExp | string): Promise<void> {
    await this.page.getByText(sentence).first().waitFor()
  }

  async stage(word: string): Promise<void> {
    await this.page.locator(`[data-testid=financing-stage][data-stage=${word}]`).waitFor()
  }

  /** Presses what starts a download and answers its first bytes. */
  async download(press: () => Promise<void>): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent("download"), press()])
    return firstBytes(download)
  }

  /** Keeps pictures of the screen, and what axe finds serious inside our element of it. */
  async show(name: string, element: string): Promise<void> {
    await picture(this.page, name)
    expect(await violationsIn(this.page, `[data-testid=${element}]`)).toEqual([])
  }
}

async function firstBytes(download: Download): Promise<string> {
  const stream = await download.createReadStream()
  for await (const chunk of stream) return String(chunk).slice(0, 5)
  return ""
}

const USUAL_NAME = "financing-flow"

/**
 * Makes `<financing-flow>` known to the browser; a second call does nothing. The element is fetched only now, so that
 * this module can also be imported where there is no browser.
 */
export async function defineFinancingFlow(name = USUAL_NAME): Promise<void> {
  const { FinancingFlow } = await import("./financing-flow.js")
  if (customElements.get(name) === undefined) customElements.define(name, FinancingFlow)
}

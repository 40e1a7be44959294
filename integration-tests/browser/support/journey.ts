import type { Browser } from "playwright-core"

import type { Stack } from "../../../demo/stack"
import { startJourneyStack } from "./journey-stack"
import { launchBrowser } from "./launch-browser"
import { openAdminFirst } from "./open-admin-first"
import { newPerson, type Person } from "./shopper"

export type Journey = {
  readonly stack: Stack
  readonly shopper: Person
  /** Another browser, for the merchant. */
  readonly merchant: () => Promise<Person>
}

/** A journey is a purchase from the product page to its end. */
const JOURNEY_LIMIT_MS = 180_000
/** Includes the first build of Medusa's admin. */
const START_LIMIT_MS = 420_000

/** Starts the demo and a browser for the journeys of one test file. */
export function describeJourneys(title: string, define: (journey: DefineJourney) => void): void {
  describe(title, () => {
    let stack: Stack
    let browser: Browser

    beforeAll(async () => {
      stack = await startJourneyStack()
      browser = await launchBrowser()
      await openAdminFirst(browser, stack)
    }, START_LIMIT_MS)

    afterAll(async () => {
      await browser.close()
      await stack.stop()
    }, START_LIMIT_MS)

    define((name, walk) => {
      it(name, () => walkThrough({ name, walk, stack, browser }), JOURNEY_LIMIT_MS)
    })
  })
}

export type DefineJourney = (name: string, walk: (journey: Journey) => Promise<void>) => void

type Walk = { name: string; walk: (journey: Journey) => Promise<void>; stack: Stack; browser: Browser }

async function walkThrough({ name, walk, stack, browser }: Walk): Promise<void> {
  const people: Person[] = []
  const begin = Date.now()
  const say = (word: string) =>
    process.stderr.write(`  ${word} ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)\n`)
  const enter = async (who: string) => {
    const person = await newPerson(browser, `${name}-${who}`)
    people.push(person)
    return person
  }
  try {
    await walk({ stack, shopper: await enter("shopper"), merchant: () => enter("merchant") })
    expect(people[0]?.errors).toEqual([])
    say("ok    ")
  } catch (error) {
    say("FAILED")
    for (const person of people) await person.keep("where it stopped").catch(() => undefined)
    throw error
  } finally {
    for (const person of people) await person.leave()
  }
}

import { PARTNER_METHODS } from "../../shared/method"
import { MEANING_OF_STAGE, STAGES, type Stage } from "../../shared/stage"
import { isEnd, moveStage } from "../../shared/stage-moves"
import { CONTRACT_STATUSES } from "../contract-status"
import type { PartnerObservation } from "../observation"
import { PROCESS_STATUSES } from "../process-status"
import { SESSION_STATUSES } from "../session-status"
import { stageOfPartner } from "../stage-of-partner"
import type { PartnerFacts } from "../partner-facts"
import { alone, APPLICATION, contract, unread, withContract } from "./support/readings"

interface Case {
  readonly previous: Stage
  readonly observation: PartnerObservation
  readonly facts: PartnerFacts
  readonly stage: Stage
}

const WORDS = [...SESSION_STATUSES, "put_on_hold"]
const BOTH = [true, false]

const contracts = [...CONTRACT_STATUSES, "suspended"].flatMap((word) =>
  [...PROCESS_STATUSES, "thinking", null].map((process) => contract(word, process)),
)
const observations = WORDS.flatMap((word) => [
  alone(word),
  alone(word, { applicationUuid: APPLICATION }),
  unread(word),
  ...contracts.map((read) => withContract(word, read)),
])
const allFacts = PARTNER_METHODS.flatMap((method) =>
  BOTH.flatMap((approvalAgreed) =>
    BOTH.flatMap((withdrawalSent) =>
      BOTH.map((absent) => ({ method, approvalAgreed, withdrawalSent, processStatusMayBeAbsent: absent })),
    ),
  ),
)

/** Session status × contract status × process status × unread × method × our own facts × stage before. */
const product: readonly Case[] = STAGES.flatMap((previous) =>
  observations.flatMap((observation) =>
    allFacts.map((facts) => ({
      previous,
      observation,
      facts,
      stage: stageOfPartner(previous, observation, facts),
    })),
  ),
)
const moved = product.filter(({ previous, stage }) => previous !== stage)
const readsContract = ({ facts }: Case): boolean => facts.method !== "pay-next-month"
const describeCase = ({ previous, observation, facts, stage }: Case): string =>
  [previous, stage, observation.session.statusWord, observation.contract?.statusWord, facts.method].join(" ")
const offenders = (cases: readonly Case[]): string[] => cases.slice(0, 5).map(describeCase)

describe("over every combination of what the service can say", () => {
  it("counts enough of them", () => {
    expect(product.length).toBe(STAGES.length * WORDS.length * (3 + 36) * 24)
  })

  it("only an activated contract, or a completed session without one, makes a financing active", () => {
    const paid = ({ observation, facts }: Case): boolean =>
      observation.contract !== null && facts.method !== "pay-next-month"
        ? observation.contract.status === "activated"
        : observation.session.status === "completed"
    const active = moved.filter(({ stage }) => stage === "active")
    expect(active.length).toBeGreaterThan(0)
    expect(offenders(active.filter((one) => !paid(one)))).toEqual([])
  })

  it("a contract that was not read moves nothing but a new financing", () => {
    const bad = moved.filter(
      (one) => readsContract(one) && one.observation.contractUnread && one.previous !== "new",
    )
    expect(offenders(bad)).toEqual([])
  })

  it("an order is placed before payment only after a granted session, a signed contract and an agreed approval", () => {
    const waiting = moved.filter(({ stage }) => stage === "awaiting_approval")
    const bad = waiting.filter(
      ({ observation: { session, contract: read }, facts }) =>
        !facts.approvalAgreed ||
        facts.method === "pay-next-month" ||
        !["granted", "completed"].includes(session.status) ||
        read?.status !== "signed" ||
        !["waiting_for_partner_confirmation", null].includes(read.processStatus),
    )
    expect(waiting.length).toBeGreaterThan(0)
    expect(offenders(bad)).toEqual([])
  })

  it("an unknown word is never an end and never money", () => {
    const unknown = moved.filter(
      (one) =>
        (one.observation.contract === null || !readsContract(one)
          ? one.observation.session.status
          : one.observation.contract.status) === "unknown",
    )
    expect(offenders(unknown.filter(({ stage }) => MEANING_OF_STAGE[stage] !== "waiting"))).toEqual([])
  })

  it("a reading that only waits is always a legal move", () => {
    const waits = moved.filter(({ stage }) => MEANING_OF_STAGE[stage] === "waiting")
    expect(offenders(waits.filter(({ previous, stage }) => !moveStage(previous, stage).ok))).toEqual([])
  })

  it("only what is paid or ended already can be contradicted", () => {
    const illegal = moved.filter(({ previous, stage }) => !moveStage(previous, stage).ok)
    expect(offenders(illegal.filter(({ previous }) => previous !== "active" && !isEnd(previous)))).toEqual([])
  })

  it("reading the same once more changes nothing", () => {
    const changed = product.filter(
      ({ stage, observation, facts }) => stageOfPartner(stage, observation, facts) !== stage,
    )
    expect(offenders(changed)).toEqual([])
  })

  it("nothing leaves withdrawn or terminated", () => {
    expect(moved.some(({ previous }) => MEANING_OF_STAGE[previous] === "reversed")).toBe(false)
  })

  it("pay next month does not depend on any contract", () => {
    for (const previous of STAGES)
      for (const facts of allFacts.filter(({ method }) => method === "pay-next-month"))
        for (const word of WORDS) {
          const expected = stageOfPartner(previous, alone(word, { applicationUuid: APPLICATION }), facts)
          const others = [unread(word), ...contracts.map((read) => withContract(word, read))]
          expect(new Set(others.map((one) => stageOfPartner(previous, one, facts)))).toEqual(
            new Set([expected]),
          )
        }
  })
})

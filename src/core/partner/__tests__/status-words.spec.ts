import { CONTRACT_STATUSES, contractStatusOf } from "../contract-status"
import { PROCESS_STATUSES, processStatusOf } from "../process-status"
import { SESSION_STATUSES, sessionStatusOf } from "../session-status"
import { keptWord } from "../status-word"

describe("a status word of the service", () => {
  it.each(SESSION_STATUSES)("%s of a session is known in any letter case", (word) => {
    expect([word, word.toUpperCase(), ` ${word} `].map(sessionStatusOf)).toEqual([word, word, word])
  })

  it.each(CONTRACT_STATUSES)("%s of a contract is known in any letter case", (word) => {
    expect([word, word.toUpperCase()].map(contractStatusOf)).toEqual([word, word])
  })

  it.each(PROCESS_STATUSES)("%s of a process is known in any letter case", (word) => {
    expect([word, word.toUpperCase()].map(processStatusOf)).toEqual([word, word])
  })

  it("waits for the partner in both spellings", () => {
    const spellings = ["waiting_for_partners_confirmation", "WAITING_FOR_PARTNER_CONFIRMATION"]
    expect(spellings.map(processStatusOf)).toEqual(Array(2).fill("waiting_for_partner_confirmation"))
  })

  it.each(["", "paid", "complete", "completed!", "constructor"])(
    "%p is unknown, which is not fatal",
    (word) => {
      expect([sessionStatusOf(word), contractStatusOf(word), processStatusOf(word)]).toEqual(
        Array(3).fill("unknown"),
      )
    },
  )

  it("is kept as it came, but never a whole text", () => {
    expect(keptWord(" On-Hold ")).toBe("On-Hold")
    expect(keptWord("x".repeat(1000))).toHaveLength(64)
  })
})

import { appliesInShop } from "../core/shared/flow"
import type { Result } from "../core/shared/result"
import { err } from "../core/shared/result"
import type { SystemError } from "../core/shared/system-error"
import type { FinancingRecord } from "../core/shared/records"
import type { PartnerClient } from "../clients/partner/create-partner-client"
import type { Desk } from "./desk"

/** Partner API, section 4.G: the decision and the contract of one financing are read at most once per second. */
const APART_MS = 1_000

/** Longer than a reading can take; a reader that died keeps the others away no longer. */
const HOLD_MS = 30_000

/** How long a reader waits for the one before. */
const WAIT_MS = 12_000

const POLL_MS = 120

/** The only reader of a financing, in whichever process. */
export interface ReadingTurn {
  readonly end: () => Promise<void>
}

/** Waits for the turn to read the service for a financing. Null when others kept it for too long. */
export async function takeTurn(desk: Desk, id: string): Promise<ReadingTurn | null> {
  const giveUpAt = desk.clock.now().getTime() + WAIT_MS
  for (;;) {
    const now = desk.clock.now()
    const until = new Date(now.getTime() + HOLD_MS)
    if (await desk.records.claimReading({ id, until }, now)) {
      const end = () =>
        desk.records.endReading({ id, until }, new Date(desk.clock.now().getTime() + APART_MS))
      return { end }
    }
    if (now.getTime() >= giveUpAt) return null
    await desk.clock.sleep(POLL_MS)
  }
}

type Read<T> = () => Promise<Result<T, SystemError>>

const BUSY: SystemError = { kind: "unavailable", reason: "timeout", status: null }

/** Reads the service for a financing; what is polled, in turn with all others that read it. */
export async function readInTurn<T>(
  desk: Desk,
  { id, flow }: Pick<FinancingRecord, "id" | "flow">,
  read: Read<T>,
): Promise<Result<T, SystemError>> {
  if (!appliesInShop({ flow })) return read()
  const turn = await takeTurn(desk, id)
  if (turn === null) return err(BUSY)
  try {
    return await read()
  } finally {
    await turn.end()
  }
}

/** The service's calls for one financing: what is polled is read in turn. */
export function clientInTurn(
  desk: Desk,
  financing: Pick<FinancingRecord, "id" | "flow">,
  client: PartnerClient,
): PartnerClient {
  if (!appliesInShop(financing)) return client
  return {
    ...client,
    readApplication: (input, options) =>
      readInTurn(desk, financing, () => client.readApplication(input, { ...options, once: true })),
    readContract: (input, options) =>
      readInTurn(desk, financing, () => client.readContract(input, { ...options, once: true })),
  }
}

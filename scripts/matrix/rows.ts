import type { Row } from "./row"
import { APPLICATION_ROWS } from "./rows-application"
import { CONTRACT_ROWS } from "./rows-contract"
import { PROOF_ROWS } from "./rows-proof"
import { PURCHASE_ROWS } from "./rows-purchase"
import { RETURN_ROWS } from "./rows-return"
import { SESSION_ROWS } from "./rows-session"
import { SIGNING_ROWS } from "./rows-signing"

/** Every call of the client, those with several kinds once for each kind. */
export const ROWS: readonly Row[] = [
  ...SESSION_ROWS,
  ...APPLICATION_ROWS,
  ...PROOF_ROWS,
  ...PURCHASE_ROWS,
  ...SIGNING_ROWS,
  ...CONTRACT_ROWS,
  ...RETURN_ROWS,
]

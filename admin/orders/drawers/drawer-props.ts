import type { DeskAnswer } from "../../shared/answers"
import type { OrderInShort } from "../use-order-desk"

export interface DrawerProps {
  readonly desk: DeskAnswer
  readonly order: OrderInShort
  readonly close: () => void
}

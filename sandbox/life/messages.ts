import type { Message } from "../world/customer-page"
import type { World } from "../world/world"

/** Puts a message where the simulator shows it; the newest comes first. Nothing is sent. */
export function leaveMessage(world: World, message: Omit<Message, "at">): void {
  world.messages.unshift({ at: world.scheduler.now(), ...message })
}

/** Only the signs that make a telephone number or mailbox: people type spaces and leave out the plus. */
const plain = (address: string): string => address.replace(/[\s+()-]/g, "").toLowerCase()

/** What a telephone or mailbox has got, the newest first. */
export const messagesTo = (world: World, address: string): readonly Message[] =>
  world.messages.filter(({ to }) => plain(to) === plain(address))

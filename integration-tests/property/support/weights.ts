/** What brings a purchase on is chosen more often than what ends it, so that sequences get far. */
const ONWARD = 8
const SIDEWAYS = 3
const ENDING = 1

const BRINGS_ON =
  /^(C3|E2|E3|E5|E7|F2|F4|decide_positive|accept|sign|grant|apply|activate|pay_out|prove_income|customer_done)/
const ENDS = /^(C4|E6|E8|cancel|decline|expire|terminate|decide_(negative|manual_negative|failed))/

const weightOf = (command: string): number => {
  if (BRINGS_ON.test(command)) return ONWARD
  return ENDS.test(command) ? ENDING : SIDEWAYS
}

/** A fraction that `pick` and a place give, each time the same. */
function fractionOf(pick: number, place: number): number {
  const mixed = Math.imul((pick + 1) ^ (place * 0x9e3779b1), 0x85ebca6b)
  const mixedAgain = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (((mixedAgain ^ (mixedAgain >>> 16)) >>> 0) + 1) / 2 ** 32
}

/** All commands once, in an order that `pick` draws: the heavier, the earlier. */
export const inOrder = <Named extends { readonly command: string }>(
  commands: readonly Named[],
  pick: number,
): readonly Named[] =>
  commands
    .map((one, place) => ({ one, turn: -Math.log(fractionOf(pick, place)) / weightOf(one.command) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one)

import type { SystemName } from "../shared/method"
import type { ConnectionRecord, Market } from "../shared/records"
import { type Check, done, type GoLiveFacts, productionOf } from "./go-live-facts"

const COUNTRY: Readonly<Record<Market, string>> = {
  ee: "Estonia",
  lv: "Latvia",
  lt: "Lithuania",
  pl: "Poland",
  cz: "Czechia",
}

const todo = (id: string, sentence: string, subject: string | null = null): Check => ({
  id,
  state: "todo",
  sentence,
  where: "connections",
  subject,
})

/** Each market that has a connection needs one for real business. */
function markets({ connections }: GoLiveFacts): Check[] {
  if (connections.length === 0)
    return [
      todo("production_connection", "There is no connection yet. Enter the one that the service gave you."),
    ]
  return [...new Set(connections.map(({ market }) => market))].map((market) => {
    const own = connections.filter((connection) => connection.market === market)
    return own.some(({ environment }) => environment === "production")
      ? done("production_connection", "connections", `${COUNTRY[market]} has a production connection.`)
      : todo(
          "production_connection",
          `${COUNTRY[market]} has a test connection only. Enter the production connection that the service gave you.`,
          own[0]?.id ?? null,
        )
  })
}

const tested = ({ id, name, last_success_at: at }: ConnectionRecord): Check =>
  at === null
    ? todo("tested", `The connection ${name} was never used with success. Test it.`, id)
    : { ...done("tested", "connections", `The service answers the connection ${name}.`), subject: id }

/** What the service calls the messages in which it reports a change. */
const MESSAGES: Readonly<Record<SystemName, string>> = { partner: "callback", leasing: "alert" }

function callback(connection: ConnectionRecord): Check {
  const { id, name, system, last_callback_at: at, refused_callbacks: refused } = connection
  const message = MESSAGES[system]
  if (at !== null)
    return { ...done("callback", "connections", `The ${message}s of ${name} arrive.`), subject: id }
  const sentence =
    refused > 0
      ? `Callbacks of ${name} arrive, but none was signed with its key. Compare the key with the service's.`
      : `No ${message} of ${name} has arrived yet. Make one purchase, and see that its ${message} address can be reached from outside.`
  return {
    id: "callback",
    state: refused > 0 ? "todo" : "warning",
    sentence,
    where: "connections",
    subject: id,
  }
}

export const connectionChecks = (facts: GoLiveFacts): Check[] => [
  ...markets(facts),
  ...productionOf(facts).flatMap((connection) => [tested(connection), callback(connection)]),
]

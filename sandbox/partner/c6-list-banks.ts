import { type Answer, notFound, ok, unprocessable } from "../http/answer"
import { type Call, type Endpoint, inBothVersions, queryText } from "../http/endpoint"
import { ownApplication } from "./application-of"
import { BANKS, bankView } from "./banks"

/** C6: the banks from which an account statement can be retrieved. */
export const listBanks: Endpoint = {
  id: "C6",
  method: "get",
  paths: inBothVersions("account_statements/bank_list"),
  handle: answerListBanks,
}

function answerListBanks(call: Call): Answer {
  const { shapes } = call.world.settings
  const uuid = queryText(call, "application_uuid")
  if (uuid === null) return unprocessable(["application_uuid_is_missing"])
  if (ownApplication(call, uuid) === undefined) return notFound("application_not_found")
  const banks = BANKS.map((bank) => bankView(bank, call.world.url, shapes))
  const forms = {
    list: banks,
    banks: { banks },
    bank_list: { bank_list: banks },
    data: { data: banks },
    items: { items: banks },
  }
  return ok(forms[shapes.bank_list])
}

import type { FinancingAnswer } from "../shared/answers"
import { useConfirm } from "../shared/feedback"
import { useFormat } from "../shared/format"
import { adminDownload, adminPost } from "../shared/http"
import { subtracted } from "../shared/amount"
import { useWords } from "../i18n/use-words"
import { useAct } from "./use-act"

/** What the commands need to know of a financing. */
export type Commanded = Pick<
  FinancingAnswer,
  "id" | "method" | "payable" | "returned" | "currency_code" | "purchase_reference"
> &
  Partial<Pick<FinancingAnswer, "facts">>

/** The commands that need no form: asked about where they cannot be taken back, then done. */
export function useCommand(financing: Commanded) {
  const { t } = useWords()
  const { money } = useFormat()
  const confirm = useConfirm()
  const { mutate, isPending } = useAct()
  const path = `/financing/financings/${financing.id}`
  const left = money(subtracted(financing.payable, financing.returned), financing.currency_code)
  const resolve = (exit: "place" | "cancel" | "withdraw") => () => adminPost(`${path}/resolve`, { exit })
  const leased = financing.method === "leasing"
  const advance = money(financing.facts?.advance ?? "0", financing.currency_code)
  const asked = async (
    name: "approve" | "advance" | "cancel" | "withdraw" | "place" | "regenerate",
    run: () => Promise<unknown>,
  ) => {
    const title = name === "place" ? t("shared.exit.place") : t(`orders.do.${name}`)
    const description = t(`orders.ask.${name}`, { amount: left, advance })
    const danger = name === "cancel" || name === "withdraw"
    if (!(await confirm({ title, description, confirm: title, danger }))) return
    const said = t(name === "regenerate" ? "orders.did.printout" : `orders.did.${name}`)
    mutate({ run, said, ...(name === "approve" ? { saidPending: t("orders.did.approve_pending") } : {}) })
  }
  const download = (regenerate: boolean) => () =>
    adminDownload(`${path}/printout`, `${financing.purchase_reference}.pdf`, { regenerate })
  return {
    isPending,
    /** Of a leasing it says that the advance has arrived: the service is sent nothing. */
    approve: () => asked(leased ? "advance" : "approve", () => adminPost(`${path}/approve`)),
    cancel: () => asked("cancel", () => adminPost(`${path}/cancel`)),
    withdraw: () => asked("withdraw", () => adminPost(`${path}/withdraw`)),
    /** The exits of an attention: the matter is closed with the command. */
    placeExit: () => asked("place", resolve("place")),
    cancelExit: () => asked("cancel", resolve("cancel")),
    withdrawExit: () => asked("withdraw", resolve("withdraw")),
    regenerate: () => asked("regenerate", download(true)),
    printout: () => mutate({ run: download(false), said: t("orders.did.printout") }),
    refresh: () => mutate({ run: () => adminPost(`${path}/refresh`), said: t("orders.did.refresh") }),
  }
}

export type Commanding = ReturnType<typeof useCommand>

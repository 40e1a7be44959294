import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { amountOf } from "../../shared/amount"
import { Field, TextField } from "../../shared/field"
import { adminPost } from "../../shared/http"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

/** Writes down what was done outside of Medusa; an amount given back may then be refunded in Medusa, once. */
export function RecordDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const [note, setNote] = useState("")
  const [amount, setAmount] = useState("")
  const [wrong, setWrong] = useState<{ note?: string; amount?: string }>({})
  const submit = () => {
    const written = amount.trim() === "" ? null : amountOf(amount)
    const problems = {
      ...(note.trim() === "" ? { note: t("orders.needed") } : {}),
      ...(amount.trim() !== "" && written === null ? { amount: t("orders.amount.invalid") } : {}),
    }
    setWrong(problems)
    if (Object.keys(problems).length > 0) return null
    const body = { exit: "record", note: note.trim(), ...(written === null ? {} : { amount: written }) }
    return () => adminPost(`/financing/financings/${desk.financing.id}/resolve`, body)
  }
  return (
    <FormFrame
      title={t("orders.do.record")}
      description={t("orders.record.hint")}
      name="record"
      close={close}
      submit={submit}
      said={t("orders.did.record")}
    >
      <TextField
        label={t("shared.note")}
        name="note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={wrong.note}
      />
      <Field
        label={`${t("orders.record.amount")} (${t("shared.optional")})`}
        name="amount"
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        hint={t("orders.record.amount_hint")}
        error={wrong.amount}
      />
    </FormFrame>
  )
}

/** Closes a matter that waits for a person, with the reason. */
export function IgnoreDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const [note, setNote] = useState("")
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    const empty = note.trim() === ""
    setError(empty ? t("orders.needed") : null)
    const body = { exit: "ignore", note: note.trim() }
    return empty ? null : () => adminPost(`/financing/financings/${desk.financing.id}/resolve`, body)
  }
  return (
    <FormFrame
      title={t("shared.exit.ignore")}
      description={t("orders.ignore.hint")}
      name="ignore"
      close={close}
      submit={submit}
      said={t("orders.did.ignore")}
    >
      <TextField
        label={t("shared.note")}
        name="note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={error}
      />
    </FormFrame>
  )
}

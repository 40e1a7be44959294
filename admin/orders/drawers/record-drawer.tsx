import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { amountOf } from "../../shared/amount"
import { Field, TextField } from "../../shared/field"
import { adminPost } from "../../shared/http"
import type { NotedExit } from "../exits"
import { FormFrame } from "./form-frame"

interface NoteProps {
  readonly desk: { readonly financing: { readonly id: string } }
  readonly close: () => void
}

/** Writes down what was done outside of Medusa; an amount given back may then be refunded in Medusa, once. */
export const RecordDrawer = (props: NoteProps) => <NoteDrawer {...props} exit="record" />

/** Closes a matter that waits for a person, with the reason. */
export const IgnoreDrawer = (props: NoteProps) => <NoteDrawer {...props} exit="ignore" />

function NoteDrawer({ desk, close, exit }: NoteProps & { exit: NotedExit }) {
  const { t } = useWords()
  const [note, setNote] = useState("")
  const [amount, setAmount] = useState("")
  const [wrong, setWrong] = useState<{ note?: string | null; amount?: string | null }>({})
  const submit = () => {
    const given = amount.trim() !== ""
    const sum = amountOf(amount)
    const problems = {
      note: note.trim() === "" ? t("orders.needed") : null,
      amount: given && sum === null ? t("orders.amount.invalid") : null,
    }
    setWrong(problems)
    if (problems.note ?? problems.amount) return null
    const body = { exit, note: note.trim(), ...(given ? { amount: sum } : {}) }
    return () => adminPost(`/financing/financings/${desk.financing.id}/resolve`, body)
  }
  return (
    <FormFrame
      title={t(exit === "record" ? "orders.do.record" : "shared.exit.ignore")}
      description={t(`orders.${exit}.hint`)}
      name={exit}
      close={close}
      submit={submit}
      said={t(`orders.did.${exit}`)}
    >
      <TextField
        label={t("shared.note")}
        name="note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={wrong.note}
      />
      {exit === "record" && (
        <Field
          label={t("orders.record.amount")}
          optional
          name="amount"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          hint={t("orders.record.amount_hint")}
          error={wrong.amount}
        />
      )}
    </FormFrame>
  )
}

import { useState } from "react"
import { useWords } from "../../i18n/use-words"
import { Field } from "../../shared/field"
import { adminPost } from "../../shared/http"
import { isIban, plainIban } from "../../shared/iban"
import type { DrawerProps } from "./drawer-props"
import { FormFrame } from "./form-frame"

/** Where the service pays the purchase to. What is entered is sent and never shown again. */
export function PayoutAccountDrawer({ desk, close }: DrawerProps) {
  const { t } = useWords()
  const [iban, setIban] = useState("")
  const [error, setError] = useState<string | null>(null)
  const submit = () => {
    const valid = isIban(iban)
    setError(valid ? null : t("orders.payout.invalid"))
    const path = `/financing/financings/${desk.financing.id}/payout-account`
    return valid ? () => adminPost(path, { iban: plainIban(iban) }) : null
  }
  return (
    <FormFrame
      title={t("orders.do.payout_account")}
      description={t("orders.payout.hint")}
      name="payout_account"
      close={close}
      submit={submit}
      said={t("orders.did.payout_account")}
    >
      <Field
        label={t("orders.payout.iban")}
        name="iban"
        autoComplete="off"
        value={iban}
        onChange={(event) => setIban(event.target.value)}
        error={error}
      />
    </FormFrame>
  )
}

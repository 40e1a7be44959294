import { useState } from "react"
import { Button } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"
import { useConfirm } from "../../shared/feedback"
import { adminPost } from "../../shared/http"
import type { ConnectionAnswer } from "../answers"
import { TextInput } from "../form/inputs"
import { Line, LineGroup } from "../parts/section"
import { useAct } from "../use-settings"

/**
 * The key's last four characters, and its rotation. Callbacks are signed with it, so that both keys are valid until the
 * old one is forgotten; the leasing service signs nothing.
 */
export function KeyLines({ connection }: { connection: ConnectionAnswer }) {
  const { t } = useWords()
  const previous = connection.previous_key_valid === true
  const signs = connection.system === "partner"
  return (
    <LineGroup title={t("settings.connection.section.key")}>
      <Line label={t("settings.key.current")}>
        <code>…{connection.key_hint}</code>
      </Line>
      {signs && (
        <Line label={t("settings.key.previous")}>
          <div className="flex flex-wrap items-center gap-2">
            {t(previous ? "settings.key.previous_valid" : "settings.key.previous_none")}
            {previous && <ForgetButton id={connection.id} />}
          </div>
        </Line>
      )}
      <NewKey id={connection.id} hint={signs ? t("settings.key.rotate_about") : undefined} />
    </LineGroup>
  )
}

function ForgetButton({ id }: { id: string }) {
  const { t } = useWords()
  const confirm = useConfirm()
  const path = `/financing/connections/${id}/forget-previous-key`
  const forget = useAct(() => adminPost(path), t("settings.saved"))
  const ask = async () => {
    const sure = await confirm({
      title: t("settings.key.forget_title"),
      description: t("settings.key.forget_about"),
      confirm: t("settings.key.forget"),
      danger: true,
    })
    if (sure) forget.mutate(undefined)
  }
  return (
    <Button size="small" variant="secondary" isLoading={forget.isPending} onClick={() => void ask()}>
      {t("settings.key.forget")}
    </Button>
  )
}

function NewKey({ id, hint }: { id: string; hint: string | undefined }) {
  const { t } = useWords()
  const [key, setKey] = useState("")
  const rotate = useAct(
    () => adminPost(`/financing/connections/${id}`, { api_key: key }),
    t("settings.saved"),
  )
  return (
    <form
      className="flex flex-col items-start gap-y-3 px-6 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        rotate.mutate(undefined, { onSuccess: () => setKey("") })
      }}
    >
      <div className="w-full">
        <TextInput
          name="new_api_key"
          type="password"
          label={t("settings.key.new")}
          hint={hint}
          value={key}
          onChange={setKey}
        />
      </div>
      <Button
        size="small"
        variant="secondary"
        type="submit"
        disabled={key === ""}
        isLoading={rotate.isPending}
      >
        {t("settings.key.rotate")}
      </Button>
    </form>
  )
}

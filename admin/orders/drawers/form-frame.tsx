import { Button } from "@medusajs/ui"
import { type FormEvent, type ReactNode, useId } from "react"
import { useWords } from "../../i18n/use-words"
import { messageOf } from "../../shared/feedback"
import { Problem } from "../../shared/query-state"
import { useAct } from "../use-act"
import { Frame } from "./frame"

interface Props {
  readonly title: string
  readonly description: string
  readonly name: string
  readonly close: () => void
  readonly children: ReactNode
  /** Sends the form, or null when what was entered cannot be sent. */
  readonly submit: () => (() => Promise<unknown>) | null
  /** What is said when it is done. */
  readonly said: string
}

/** A drawer with a form: closes when the service took it, and stays open with the refusal when not. */
export function FormFrame({ title, description, name, close, children, submit, said }: Props) {
  const { t } = useWords()
  const id = useId()
  const act = useAct()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const run = submit()
    if (run !== null && !act.isPending) act.mutate({ run, said }, { onSuccess: close })
  }
  const actions = (
    <Button size="small" type="submit" form={id} isLoading={act.isPending} data-testid="financing-submit">
      {t("shared.save")}
    </Button>
  )
  return (
    <Frame title={title} description={description} name={name} close={close} actions={actions}>
      <form id={id} onSubmit={send} noValidate className="flex flex-col gap-y-4">
        {children}
      </form>
      <Problem message={act.error ? messageOf(act.error) : null} />
    </Frame>
  )
}

import { Button, Drawer, Input, Label, Text, Textarea } from "@medusajs/ui"
import { useId, useState } from "react"
import { useWords } from "../i18n/use-words"

export interface Noted {
  readonly note: string
  /** What was given back at the service, where something was. */
  readonly amount?: string
}

interface NoteProps {
  readonly title: string
  readonly about: string
  /** Asks for a sum that was given back, too. */
  readonly withAmount: boolean
  readonly saving: boolean
  readonly onSave: (noted: Noted) => void
  readonly onClose: () => void
}

/** A note, without which a matter is not closed. */
export function NoteDrawer({ title, about, withAmount, saving, onSave, onClose }: NoteProps) {
  const { t } = useWords()
  const id = useId()
  const [note, setNote] = useState("")
  const [amount, setAmount] = useState("")
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description>{about}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <Label htmlFor={`${id}-note`} size="small" weight="plus">
            {t("shared.note")}
          </Label>
          <Textarea id={`${id}-note`} name="note" value={note} onChange={(e) => setNote(e.target.value)} />
          {withAmount && (
            <>
              <Label htmlFor={`${id}-amount`} size="small" weight="plus">
                {t("financings.given_back")} ({t("shared.optional")})
              </Label>
              <Input
                id={`${id}-amount`}
                name="amount"
                inputMode="decimal"
                value={amount}
                onChange={(e) => setAmount(e.target.value)}
              />
              <Text size="small" className="text-ui-fg-subtle">
                {t("financings.given_back_about")}
              </Text>
            </>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button size="small" variant="secondary">
              {t("shared.back")}
            </Button>
          </Drawer.Close>
          <Button
            size="small"
            disabled={note.trim() === ""}
            isLoading={saving}
            onClick={() => onSave(amount.trim() === "" ? { note } : { note, amount: amount.trim() })}
          >
            {title}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

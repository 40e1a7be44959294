import { Alert, Button, FocusModal, Heading } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useWords } from "../../i18n/use-words"

interface FormModalProps {
  readonly title: string
  readonly saving: boolean
  /** What the server refused the entries with. */
  readonly refusal: string | null
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The full-page form of Medusa's admin. */
export function FormModal({ title, saving, refusal, onSave, onClose, children }: FormModalProps) {
  const { t } = useWords()
  return (
    <FocusModal open onOpenChange={(open) => !open && onClose()}>
      <FocusModal.Content aria-describedby={undefined} data-testid="financing-form">
        <form
          noValidate
          className="flex h-full flex-col overflow-hidden"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onSave()
          }}
        >
          <FocusModal.Header />
          <FocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto py-16">
            <div className="flex w-full max-w-[720px] flex-col gap-y-8 px-2">
              <FocusModal.Title asChild>
                <Heading>{title}</Heading>
              </FocusModal.Title>
              {refusal !== null && (
                <Alert variant="error" role="alert">
                  {refusal}
                </Alert>
              )}
              {children}
            </div>
          </FocusModal.Body>
          <FocusModal.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              {t("shared.back")}
            </Button>
            <Button type="submit" size="small" isLoading={saving}>
              {t("shared.save")}
            </Button>
          </FocusModal.Footer>
        </form>
      </FocusModal.Content>
    </FocusModal>
  )
}

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 md:grid-cols-2">{children}</div>
)

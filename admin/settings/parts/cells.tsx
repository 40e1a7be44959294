import { Badge } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"

export const momentOr = (iso: string | null, write: (iso: string) => string, otherwise: string) =>
  iso === null ? otherwise : write(iso)

export function TestBadge() {
  const { t } = useWords()
  return (
    <Badge size="2xsmall" color="orange">
      {t("shared.test")}
    </Badge>
  )
}

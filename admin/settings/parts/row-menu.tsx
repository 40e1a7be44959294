import { EllipsisHorizontal } from "@medusajs/icons"
import { DropdownMenu, IconButton } from "@medusajs/ui"
import { useWords } from "../../i18n/use-words"

export interface RowAction {
  readonly label: string
  readonly onClick: () => void
}

/** What can be done with a row, behind the three dots. @param name of the row, for those who hear the page */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useWords()
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton size="small" variant="transparent" aria-label={`${t("settings.actions")}: ${name}`}>
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {actions.map(({ label, onClick }) => (
          <DropdownMenu.Item key={label} onClick={onClick}>
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  )
}

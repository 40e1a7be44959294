import { Button } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { type Commanded, type Commanding, useCommand } from "./use-command"

/** The ways out that are told with a note. */
export type NotedExit = "record" | "ignore"

interface Props {
  readonly financing: Commanded
  readonly exits: readonly string[]
  /** Opens the drawer for the note. */
  readonly open: (drawer: NotedExit) => void
  /** Before the name of the exit, for tests. */
  readonly name: string
}

/** A button for each way out of what waits for a person. */
export function Exits({ financing, exits, open, name }: Props) {
  const { word } = useWords()
  const command = useCommand(financing)
  return (
    <div className="flex flex-wrap gap-2">
      {exits.map((exit) => (
        <Button
          key={exit}
          size="small"
          variant="secondary"
          disabled={command.isPending}
          onClick={() => wayOut(exit, command, open)}
          data-testid={`${name}-exit-${exit}`}
        >
          {word(`shared.exit.${exit}`, exit)}
        </Button>
      ))}
    </div>
  )
}

function wayOut(exit: string, command: Commanding, open: Props["open"]): void {
  if (exit === "place") void command.placeExit()
  else if (exit === "cancel") void command.cancelExit()
  else if (exit === "withdraw") void command.withdrawExit()
  else if (exit === "refresh") command.refresh()
  else open(exit === "ignore" ? "ignore" : "record")
}

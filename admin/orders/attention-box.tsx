import { Button, Heading, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import type { DrawerName } from "./drawers"
import { type Commanding, useCommand } from "./use-command"

interface Props {
  readonly desk: DeskAnswer
  readonly open: (drawer: DrawerName) => void
}

/** A person must choose: why, since when, and a button for each way out. */
export function AttentionBox({ desk, open }: Props) {
  const { financing } = desk
  const { t, word } = useWords()
  const { age } = useFormat()
  const command = useCommand(desk)
  const sentence = financing.attention_sentence ?? ""
  return (
    <section className="bg-ui-bg-subtle flex flex-col gap-y-3 px-6 py-4" data-testid="financing-attention">
      <div className="flex items-center justify-between">
        <Heading level="h3" className="text-ui-fg-error">
          {t("attention.title")}
        </Heading>
        {financing.attention_since && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {age(financing.attention_since)}
          </Text>
        )}
      </div>
      <Text size="small" role="alert" data-testid="financing-attention-sentence">
        {word(`attention.${financing.attention ?? ""}`, sentence)}
      </Text>
      <div className="flex flex-wrap gap-2">
        {financing.exits.map((exit) => (
          <Button
            key={exit}
            size="small"
            variant="secondary"
            disabled={command.isPending}
            onClick={() => wayOut(exit, command, open)}
            data-testid={`financing-exit-${exit}`}
          >
            {word(`shared.exit.${exit}`, exit)}
          </Button>
        ))}
      </div>
    </section>
  )
}

function wayOut(exit: string, command: Commanding, open: Props["open"]): void {
  if (exit === "place") void command.placeExit()
  else if (exit === "cancel") void command.cancelExit()
  else if (exit === "withdraw") void command.withdrawExit()
  else if (exit === "refresh") command.refresh()
  else open(exit === "ignore" ? "ignore" : "record")
}

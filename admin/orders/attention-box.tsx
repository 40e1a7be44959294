import { Heading, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import type { DeskAnswer } from "../shared/answers"
import { useFormat } from "../shared/format"
import type { DrawerName } from "./drawers"
import { Exits } from "./exits"

interface Props {
  readonly desk: DeskAnswer
  readonly open: (drawer: DrawerName) => void
}

/** A person must choose: why, since when, and a button for each way out. */
export function AttentionBox({ desk, open }: Props) {
  const { financing } = desk
  const { t, word } = useWords()
  const { age } = useFormat()
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
      <Exits financing={financing} exits={financing.exits} open={open} name="financing" />
    </section>
  )
}

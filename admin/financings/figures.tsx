import { Heading, Text } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { Loaded } from "../settings/parts/loaded"
import type { FunnelAnswer } from "./answers"
import { Weeks } from "./weeks"
import { useFunnel } from "./use-financings"

const WEEKS = 12

/** How far the financings of the last weeks got, where the others were lost, and what was paid each week. */
export function Figures() {
  const query = useFunnel(WEEKS)
  return (
    <Loaded query={query}>
      {(funnel) => (
        <div className="grid grid-cols-1 gap-8 px-6 py-4 lg:grid-cols-2">
          <Funnel funnel={funnel} />
          <Weeks weeks={funnel.weeks} />
        </div>
      )}
    </Loaded>
  )
}

const STEPS = ["started", "decided", "granted", "paid"] as const
const LOSSES = ["declined", "cancelled", "expired", "failed"] as const

function Funnel({ funnel }: { funnel: FunnelAnswer }) {
  const { t } = useWords()
  const { started, lost } = funnel
  return (
    <section className="flex flex-col gap-y-4">
      <div>
        <Heading level="h3">{t("financings.funnel")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("financings.funnel_about", { weeks: WEEKS })}
        </Text>
      </div>
      <table className="w-full">
        <tbody>
          {STEPS.map((step) => (
            <Bar
              key={step}
              label={t(`financings.funnel.${step}`)}
              count={funnel[step]}
              of={started}
              colour="bg-ui-tag-green-icon"
            />
          ))}
          <tr>
            <th colSpan={3} scope="colgroup" className="txt-compact-small-plus pb-2 pt-4 text-left">
              {t("financings.funnel.lost")}
            </th>
          </tr>
          {LOSSES.map((loss) => (
            <Bar
              key={loss}
              label={t(`shared.stage.${loss}`)}
              count={lost[loss]}
              of={started}
              colour="bg-ui-tag-red-icon"
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BarProps {
  readonly label: string
  readonly count: number
  readonly of: number
  readonly colour: string
}

/** A row of a table that shows its number as a bar, too. */
function Bar({ label, count, of, colour }: BarProps) {
  const { language } = useWords()
  const share = of === 0 ? 0 : count / of
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })
  return (
    <tr>
      <th scope="row" className="txt-small text-ui-fg-subtle w-36 py-1 pr-3 text-left font-normal">
        {label}
      </th>
      <td className="py-1" aria-hidden>
        <div className="bg-ui-bg-subtle h-4 w-full rounded">
          <div className={`h-4 rounded ${colour}`} style={{ width: percentage(share) }} />
        </div>
      </td>
      <td className="txt-small w-24 whitespace-nowrap py-1 pl-3 text-right">
        {count} ({percent.format(share)})
      </td>
    </tr>
  )
}

const percentage = (share: number) => `${(share * 100).toFixed(1)}%`

import { useWords } from "../../i18n/use-words"
import type { ConnectionAnswer } from "../answers"

/** How many of the last 24 hours' calls to the service failed, in words. */
export function useErrorRate(): (connection: ConnectionAnswer) => string {
  const { t, language } = useWords()
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 })
  return ({ calls_24h: calls = 0, failures_24h: failures = 0 }) =>
    calls === 0
      ? t("settings.connections.no_calls")
      : t("settings.connections.errors", { rate: percent.format(failures / calls), failures, calls })
}

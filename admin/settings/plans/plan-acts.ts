import { useWords } from "../../i18n/use-words"
import { useConfirm } from "../../shared/feedback"
import { adminDelete, adminPost } from "../../shared/http"
import type { PlanAnswer } from "../answers"
import { useAct } from "../use-settings"

/** What a person can do with a plan that is there. */
export function usePlanActs({ id, name, status }: PlanAnswer) {
  const { t } = useWords()
  const confirm = useConfirm()
  const path = `/financing/plans/${id}`
  const isActive = status === "active"
  const done = t("settings.saved")
  const refresh = useAct(() => adminPost(`${path}/refresh`), done)
  const turn = useAct(() => adminPost(path, { status: isActive ? "paused" : "active" }), done)
  const remove = useAct(() => adminDelete(path), t("settings.deleted"))
  const askAndRemove = async () => {
    const sure = await confirm({
      title: t("settings.plans.delete_title", { name }),
      description: t("settings.plans.delete_about"),
      confirm: t("settings.delete"),
      danger: true,
    })
    if (sure) remove.mutate(undefined)
  }
  return {
    refresh: {
      label: t("settings.plans.read_again"),
      onClick: () => refresh.mutate(undefined),
      busy: refresh.isPending,
    },
    turn: {
      label: t(isActive ? "settings.pause" : "settings.resume"),
      onClick: () => turn.mutate(undefined),
      busy: turn.isPending,
    },
    remove: { label: t("settings.delete"), onClick: () => void askAndRemove() },
  }
}

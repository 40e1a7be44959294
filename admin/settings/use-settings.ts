import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { toast } from "@medusajs/ui"
import { useWords } from "../i18n/use-words"
import { messageOf } from "../shared/feedback"
import { adminGet } from "../shared/http"
import { queryKeys } from "../shared/query-keys"
import type { CheckAnswer, ConnectionAnswer, PlanAnswer, RegionAnswer } from "./answers"

export const useConnections = () =>
  useQuery({
    queryKey: queryKeys.connections,
    queryFn: async () =>
      (await adminGet<{ connections: ConnectionAnswer[] }>("/financing/connections")).connections,
  })

export const usePlans = () =>
  useQuery({
    queryKey: queryKeys.plans,
    queryFn: async () => (await adminGet<{ plans: PlanAnswer[] }>("/financing/plans")).plans,
  })

export const useRegions = () =>
  useQuery({
    queryKey: queryKeys.regions,
    queryFn: async () => (await adminGet<{ regions: RegionAnswer[] }>("/financing/regions")).regions,
  })

export interface GoLive {
  readonly ready: boolean
  readonly checks: readonly CheckAnswer[]
}

export const useGoLive = () =>
  useQuery({ queryKey: queryKeys.goLive, queryFn: () => adminGet<GoLive>("/financing/go-live") })

/**
 * A change that a person asked for: afterwards everything is read anew; a refusal is said.
 * @param done what is said when it succeeded; nothing by default
 */
export function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>, done?: string) {
  const client = useQueryClient()
  const { t } = useWords()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.all })
      if (done !== undefined) toast.success(done)
    },
    onError: (error) => void toast.error(t("shared.not_done"), { description: messageOf(error) }),
  })
}

/** The same for a form, which shows a refusal itself. @param onSaved closes the form */
export function useSave<Input, Answer>(act: (input: Input) => Promise<Answer>, onSaved: () => void) {
  const client = useQueryClient()
  const { t } = useWords()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.all })
      toast.success(t("settings.saved"))
      onSaved()
    },
  })
}

import { useQuery } from "@tanstack/react-query"
import type { ReturnDraft, ReturnOptions } from "../../shared/answers"
import { adminGet } from "../../shared/http"
import { queryKeys } from "../../shared/query-keys"

/** What may be given back, read from the service now. */
export const useReturnOptions = (financingId: string) =>
  useQuery({
    queryKey: queryKeys.part(financingId, "return-options"),
    queryFn: () => adminGet<ReturnOptions>(`/financing/financings/${financingId}/return-options`),
    retry: false,
  })

/** A return that was begun: its amount, its state, and the payments before and after it. */
export const useReturnDraft = (financingId: string, returnId: string) =>
  useQuery({
    queryKey: queryKeys.part(financingId, `return-${returnId}`),
    queryFn: () => adminGet<ReturnDraft>(`/financing/financings/${financingId}/returns/${returnId}`),
    retry: false,
  })

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query"
import type { DeskAnswer } from "../shared/answers"
import { useFeedback } from "../shared/feedback"
import { adminGet, adminPost } from "../shared/http"
import { queryKeys } from "../shared/query-keys"
import type { CasesPage, FinancingsPage, FunnelAnswer } from "./answers"
import { type ListState, placeQuery, wishOf } from "./list-state"

export const PAGE_SIZE = 20

export function useFinancings(state: ListState) {
  const query = { ...wishOf(state), ...placeQuery(state.place), limit: PAGE_SIZE }
  return useQuery({
    queryKey: queryKeys.financings(query),
    queryFn: () => adminGet<FinancingsPage>("/financing/financings", query),
    placeholderData: keepPreviousData,
  })
}

/** All that waits for a person, read on as far as is asked. */
export const useCases = () =>
  useInfiniteQuery({
    queryKey: queryKeys.attention,
    queryFn: ({ pageParam }) =>
      adminGet<CasesPage>("/financing/financings/attention", { limit: PAGE_SIZE, after: pageParam }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const useFunnel = (weeks: number) =>
  useQuery({
    queryKey: queryKeys.funnel(weeks),
    queryFn: () => adminGet<FunnelAnswer>("/financing/financings/funnel", { weeks }),
  })

export const useFinancing = (id: string) =>
  useQuery({
    queryKey: queryKeys.financing(id),
    queryFn: () => adminGet<DeskAnswer>(`/financing/financings/${id}`),
  })

interface Done {
  readonly run: () => Promise<unknown>
  readonly said?: string
}

/** Something that a person asked for: afterwards everything is read anew; a refusal is said. */
export function useDone() {
  const client = useQueryClient()
  const { saySuccess, sayError } = useFeedback()
  return useMutation({
    mutationFn: ({ run }: Done) => run(),
    onSuccess: (_answer, { said }) => said !== undefined && saySuccess(said),
    onError: sayError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.all }),
  })
}

interface RefreshAnswer {
  readonly results: readonly { readonly id: string; readonly outcome: string }[]
}

/** @returns how many of them the service could be read for */
export async function refreshMany(ids: readonly string[]): Promise<number> {
  const { results } = await adminPost<RefreshAnswer>("/financing/financings/refresh", { ids })
  return results.filter(({ outcome }) => outcome === "read").length
}

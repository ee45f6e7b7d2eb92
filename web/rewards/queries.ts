import {
  addCodes,
  type CodePool,
  exportRewards,
  getCodePool,
  getRewardSettings,
  listRewards,
  removeFreeCodes,
  type RewardSettings,
  type RewardState,
  saveRewardSettings,
} from '#contract/rewards/rewards.ts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { addressOf, call, callList } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'

/** The saves of this browser reach the server one after the other, and before the settings are read again. */
let lastSave: Promise<unknown> = Promise.resolve()

export const settingsQuery = queryOptions({
  queryKey: [getRewardSettings.path],
  queryFn: async ({ signal }) => {
    await lastSave
    return call(getRewardSettings, {}, { signal })
  },
})

export function useSaveSettings() {
  const client = useQueryClient()
  return (body: RewardSettings, { isLeaving }: { isLeaving: boolean }) => {
    // Whoever comes back before the answer sees what they chose.
    if (isLeaving) client.setQueryData(settingsQuery.queryKey, body)
    const saving = saveAfter(lastSave, body, isLeaving)
    lastSave = saving.catch(() => undefined)
    return saving.then((saved) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      return client.invalidateQueries({ queryKey: poolQuery.queryKey })
    })
  }
}

async function saveAfter(earlier: Promise<unknown>, body: RewardSettings, isLeaving: boolean) {
  // A page that is closing has no time to wait.
  if (!isLeaving) await earlier
  return call(saveRewardSettings, { body }, { keepalive: isLeaving })
}

export const poolQuery = endpointQuery(getCodePool)

export function useAddCodes() {
  const client = useQueryClient()
  return useIdempotentCall(addCodes, { onSuccess: ({ pool }) => keepPool(client, pool) })
}

export function useRemoveFreeCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeFreeCodes, {}),
    onSuccess: ({ pool }) => keepPool(client, pool),
  })
}

function keepPool(client: QueryClient, pool: CodePool) {
  client.setQueryData(poolQuery.queryKey, pool)
}

export interface LedgerFilters {
  state?: RewardState
  search?: string
}

export const ledgerQuery = (filters: LedgerFilters) =>
  pagedQuery([listRewards.path, filters], (page, options) =>
    callList(listRewards, { query: { ...filters, ...page } }, options),
  )

export function rewardExportAddress(filters: LedgerFilters): string {
  return addressOf(exportRewards, { query: filters })
}

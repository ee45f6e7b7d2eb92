import { rewardStates } from '#contract/rewards.ts'
import { useMemo } from 'react'
import { useAddressFilters } from '../lib/use-address-filters.ts'
import type { LedgerFilters } from './queries.ts'

/** State and search live in the address, so that a filtered ledger can be shared and come back to. */
export function useLedgerFilters() {
  const { parameters, search, change } = useAddressFilters()
  const state = rewardStates.find((one) => one === parameters.get('state'))
  const filters = useMemo<LedgerFilters>(
    () => ({ ...(state && { state }), ...(search && { search }) }),
    [state, search],
  )
  return { filters, change }
}

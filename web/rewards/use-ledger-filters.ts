import { rewardStates } from '#contract/rewards.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { LedgerFilters } from './queries.ts'

/** State and search live in the address, so that a filtered ledger can be shared and come back to. */
export function useLedgerFilters() {
  const [parameters, setParameters] = useSearchParams()
  const state = rewardStates.find((one) => one === parameters.get('state'))
  const search = parameters.get('search')?.trim().slice(0, 200) ?? ''
  const filters = useMemo<LedgerFilters>(
    () => ({ ...(state && { state }), ...(search && { search }) }),
    [state, search],
  )
  /** An empty value takes a filter out. */
  function change(values: Readonly<Record<string, string>>) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return { filters, change }
}

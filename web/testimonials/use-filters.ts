import { testimonialStatuses } from '#contract/testimonials.ts'
import { useMemo } from 'react'
import { useAddressFilters } from '../lib/use-address-filters.ts'
import type { ListFilters } from './cached-lists.ts'

/** Status, rating and search live in the address, so that a filtered list can be shared and come back to. */
export function useFilters() {
  const { parameters, search, change } = useAddressFilters()
  const status = testimonialStatuses.find((one) => one === parameters.get('status'))
  const rating = [1, 2, 3, 4, 5].find((one) => String(one) === parameters.get('rating'))
  const filters = useMemo<ListFilters>(
    () => ({ ...(status && { status }), ...(rating && { rating }), ...(search && { search }) }),
    [status, rating, search],
  )
  const isImporting = parameters.get('import') === 'file'
  const tab = parameters.get('tab') === 'private' ? ('private' as const) : ('all' as const)
  return { filters, viewed: parameters.get('view') ?? undefined, tab, isImporting, change }
}

export const noFilters = { status: '', rating: '', state: '', search: '' }

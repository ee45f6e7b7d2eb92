import { testimonialStatuses } from '#contract/testimonials.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { ListFilters } from './cached-lists.ts'

/** Status, rating and search live in the address, so that a filtered list can be shared and come back to. */
export function useFilters() {
  const [parameters, setParameters] = useSearchParams()
  const status = testimonialStatuses.find((one) => one === parameters.get('status'))
  const rating = [1, 2, 3, 4, 5].find((one) => String(one) === parameters.get('rating'))
  const search = parameters.get('search')?.trim().slice(0, 200) ?? ''
  const filters = useMemo<ListFilters>(
    () => ({ ...(status && { status }), ...(rating && { rating }), ...(search && { search }) }),
    [status, rating, search],
  )
  /** Changes single parameters; an empty value takes one out. */
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
  return { filters, viewed: parameters.get('view') ?? undefined, change }
}

export const noFilters = { status: '', rating: '', search: '' }

import { pageSizes, usualPageSize } from '#contract/administration/lists.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callList } from '../../lib/call/api.ts'
import { useAddressFilters } from '../../lib/address/use-address-filters.ts'

/**
 * A list of administrators, read by page numbers. The address holds its whole state: the page, its size, and of `names`
 * what it is filtered and sorted by.
 */
export function useNumberedList<E extends Endpoint>(endpoint: E, names: readonly string[]) {
  const { parameters, change } = useAddressFilters()
  const size = pageSizes.find((one) => String(one) === parameters.get('limit')) ?? usualPageSize
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name)?.trim()
      return value ? [[name, value] as const] : []
    }),
  )
  const asked = { ...filters, limit: size, page }
  const list = useQuery({
    queryKey: [endpoint.path, asked],
    // Which filters its endpoint takes, each list knows by `names`; the server parses them anyway.
    queryFn: ({ signal }) => callList(endpoint, { query: asked } as unknown as Input<E>, { signal }),
    placeholderData: keepPreviousData,
  })
  return {
    list,
    filters,
    isFiltered: Object.keys(filters).length > 0,
    size,
    page,
    /** Filters and the size begin at the first page again. */
    filter: (values: Readonly<Record<string, string>>) => change({ ...values, page: '' }),
    goTo: (next: number) => change({ page: next === 1 ? '' : String(next) }),
    clear: () => change({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }),
  }
}

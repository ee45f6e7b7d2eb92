import { useQueries } from '@tanstack/react-query'
import type { ListFilters } from './list/cached-lists.ts'
import { newestQuery } from './queries.ts'

/**
 * How many match with each of these filters beside the others: as the list behind it counts them. Nothing while they are
 * being counted, or where the server stopped counting; `unfiltered` where no other filter is set.
 */
export function useCounts<Name extends string>(
  others: ListFilters,
  each: Readonly<Record<Name, ListFilters>>,
  unfiltered: Readonly<Record<NoInfer<Name>, number>> | undefined,
): Readonly<Partial<Record<Name, number>>> {
  const { sort: _sort, ...narrowing } = others
  const isFiltered = Object.keys(narrowing).length > 0
  const names = Object.keys(each) as Name[]
  const found = useQueries({
    queries: names.map((name) => ({
      ...newestQuery({ ...narrowing, ...each[name] }, 1),
      enabled: isFiltered,
    })),
  })
  const uncounted: Partial<Record<Name, number>> = {}
  if (!isFiltered) return unfiltered ?? uncounted
  const counted = names.flatMap((name, at) => {
    const page = found[at]?.data
    return page?.isCounted ? [[name, page.total] as const] : []
  })
  return Object.fromEntries(counted) as Partial<Record<Name, number>>
}

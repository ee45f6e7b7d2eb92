import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { MessageSquareQuote, UserRound, type LucideIcon } from 'lucide-react'
import { foundCustomersQuery } from '../../customers/queries.ts'
import type { Page } from '../../lib/api.ts'
import { newestQuery } from '../../testimonials/queries.ts'

const most = 6

interface FoundOption {
  id: string
  label: string
  detail: string
  aside: string | null
  href: string
}

/** What one kind of thing has for the typed words. */
export interface Found {
  /** `Testimonials`; in a sentence it is written small. */
  title: string
  icon: LucideIcon
  options: readonly FoundOption[]
  /** Where all of them are, when there are more. */
  allHref: string | undefined
  isSearching: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * Testimonials and customers with these words. Each search is a query of its own, so that a late answer to an older one
 * changes nothing that is shown.
 */
export function useFound(search: string, isWanted: boolean): readonly Found[] {
  const on = { enabled: isWanted, placeholderData: keepPreviousData }
  const testimonials = useQuery({ ...newestQuery({ search }, most), ...on })
  const customers = useQuery({ ...foundCustomersQuery(search, most), ...on })
  const words = encodeURIComponent(search)
  return [
    {
      ...stateOf(testimonials, isWanted, `/testimonials?search=${words}`),
      title: 'Testimonials',
      icon: MessageSquareQuote,
      options: optionsOf(testimonials, isWanted, (found) => ({
        label: found.customerName,
        detail: found.content,
        href: `/testimonials?view=${found.id}`,
      })),
    },
    {
      ...stateOf(customers, isWanted, `/customers?search=${words}`),
      title: 'Customers',
      icon: UserRound,
      options: optionsOf(customers, isWanted, (found) => ({
        label: found.name,
        detail: found.email,
        href: `/customers?customer=${found.id}`,
      })),
    },
  ]
}

function optionsOf<Item extends { id: string; company: string | null }>(
  { data }: UseQueryResult<Page<Item>>,
  isWanted: boolean,
  wordsOf: (item: Item) => Pick<FoundOption, 'label' | 'detail' | 'href'>,
): readonly FoundOption[] {
  const items = isWanted && data ? data.items : []
  return items.map((item) => ({ id: item.id, aside: item.company, ...wordsOf(item) }))
}

function stateOf(query: UseQueryResult<Page<unknown>>, isWanted: boolean, allHref: string) {
  const { data, isFetching, isError, refetch } = query
  return {
    allHref: isWanted && data && data.total > data.items.length ? allHref : undefined,
    isSearching: isFetching,
    hasFailed: isWanted && isError && !isFetching,
    retry: () => void refetch(),
  }
}

import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { MessageSquareQuote, UserRound, type LucideIcon } from 'lucide-react'
import { foundCustomersQuery } from '../../customers/queries.ts'
import type { Page } from '../../lib/api.ts'
import { newestQuery } from '../../testimonials/queries.ts'

const most = 6

/** What one kind of thing has for the typed words. */
export interface Found {
  /** `Testimonials`; in a sentence it is written small. */
  title: string
  icon: LucideIcon
  options: readonly { id: string; label: string; detail: string; aside: string | null; href: string }[]
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
      options: itemsOf(testimonials, isWanted).map(({ id, customerName, company, content }) => ({
        id,
        label: customerName,
        detail: content,
        aside: company,
        href: `/testimonials?view=${id}`,
      })),
    },
    {
      ...stateOf(customers, isWanted, `/customers?search=${words}`),
      title: 'Customers',
      icon: UserRound,
      options: itemsOf(customers, isWanted).map(({ id, name, email, company }) => ({
        id,
        label: name,
        detail: email,
        aside: company,
        href: `/customers?customer=${id}`,
      })),
    },
  ]
}

function itemsOf<Item>({ data }: UseQueryResult<Page<Item>>, isWanted: boolean): readonly Item[] {
  return isWanted && data ? data.items : []
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

import type { Customer } from '#contract/customers/customers.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { MessageSquareQuote, UserRound, type LucideIcon } from 'lucide-react'
import { foundCustomersQuery } from '../../customers/queries.ts'
import type { Page } from '../../lib/call/api.ts'
import { newestQuery } from '../../testimonials/queries.ts'

const most = 6

interface Option {
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
  options: readonly Option[]
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
      ...searchStateOf(testimonials, isWanted, `/testimonials?search=${words}`, testimonialOption),
      title: 'Testimonials',
      icon: MessageSquareQuote,
    },
    {
      ...searchStateOf(customers, isWanted, `/customers?search=${words}`, customerOption),
      title: 'Customers',
      icon: UserRound,
    },
  ]
}

function testimonialOption({ id, customerName, company, content }: Testimonial): Option {
  return { id, label: customerName, detail: content, aside: company, href: `/testimonials?view=${id}` }
}

function customerOption({ id, name, email, company }: Customer): Option {
  return { id, label: name, detail: email, aside: company, href: `/customers?customer=${id}` }
}

function searchStateOf<Item>(
  query: UseQueryResult<Page<Item>>,
  isWanted: boolean,
  allHref: string,
  optionOf: (item: Item) => Option,
) {
  const { data, isFetching, isError, refetch } = query
  return {
    options: isWanted && data ? data.items.map(optionOf) : [],
    allHref: isWanted && data && data.total > data.items.length ? allHref : undefined,
    isSearching: isFetching,
    hasFailed: isWanted && isError && !isFetching,
    retry: () => void refetch(),
  }
}

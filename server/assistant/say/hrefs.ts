import type { Filters } from '#contract/assistant/query.ts'
import { type Narrowed, listFiltersOf } from '../ask/asking.ts'

function address(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString()
  return query ? `${path}?${query}` : path
}

/** The list of testimonials that shows just these. */
export function testimonialsAt(narrowed: Narrowed, timeZone: string): string | undefined {
  const { feedback, ...filters } = listFiltersOf(narrowed, timeZone)
  if (!feedback) return address('/testimonials', filters)
  // The list of private feedback is narrowed by its state and words alone.
  if (Object.keys(filters).some((name) => name !== 'search' && name !== 'timeZone')) return undefined
  return address('/testimonials', {
    tab: 'private',
    ...(feedback !== 'all' && { state: feedback }),
    search: filters.search,
  })
}

/** The list of customers that shows just these. */
export function customersAt({
  customerStatus,
  wrote,
  asked,
  answered,
  company,
  language,
  search,
}: Filters): string {
  return address('/customers', { status: customerStatus, wrote, asked, answered, company, language, search })
}

export const testimonialAt = (id: string) => `/testimonials?view=${id}`
export const customerAt = (id: string) => `/customers?customer=${id}`

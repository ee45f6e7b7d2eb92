import { type TestimonialSort, testimonialSorts } from '#contract/testimonials/testimonial-filters.ts'
import { fartherFilters, fartherFiltersIn } from './farther-filters.ts'
import { testimonialStatuses } from '#contract/testimonials/testimonials.ts'
import { useMemo } from 'react'
import { useAddressFilters } from '../../lib/address/use-address-filters.ts'
import type { ListFilters } from '../list/cached-lists.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** Everything that narrows or sorts the list lives in the address, so that it can be shared, saved, and come back to. */
export function useFilters() {
  const { parameters, search, change } = useAddressFilters()
  const address = parameters.toString()
  const filters = useMemo(() => filtersIn(new URLSearchParams(address), search), [address, search])
  const isImporting = parameters.get('import') === 'file'
  const isAdding = parameters.get('add') === 'one'
  const tab = parameters.get('tab') === 'private' ? ('private' as const) : ('all' as const)
  return { filters, viewed: parameters.get('view') ?? undefined, tab, isImporting, isAdding, change }
}

function filtersIn(parameters: URLSearchParams, search: string): ListFilters {
  const text = (name: string, most: number) => parameters.get(name)?.trim().slice(0, most)
  const date = (name: string) => (day.test(parameters.get(name) ?? '') ? parameters.get(name) : undefined)
  const all = {
    status: testimonialStatuses.find((one) => one === parameters.get('status')),
    rating: [1, 2, 3, 4, 5].find((one) => String(one) === parameters.get('rating')),
    search,
    source: text('source', 60),
    from: date('from'),
    to: date('to'),
    tag: text('tag', 40),
    hasText: (['true', 'false'] as const).find((one) => one === parameters.get('hasText')),
    isHidden: parameters.get('isHidden') === 'true' ? 'true' : undefined,
    needsAnswer: parameters.get('needsAnswer') === 'true' ? 'true' : undefined,
    sort: testimonialSorts.find((one) => one === parameters.get('sort')),
    ...fartherFiltersIn(parameters),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}

/** Those of the popover. */
export const moreFilters = ['source', 'needsAnswer', 'from', 'to', 'tag', 'hasText'] as const

const names = [
  'status',
  'rating',
  'state',
  'search',
  'sort',
  'isHidden',
  ...moreFilters,
  ...fartherFilters,
] as const
export const noFilters = Object.fromEntries(names.map((name) => [name, '']))

/** Whether anything but the order was chosen. */
export function isNarrowed(filters: ListFilters): boolean {
  return Object.keys(filters).some((name) => name !== 'sort')
}

/** As it stands in the address. */
export function filterQueryOf(filters: ListFilters): string {
  return new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString()
}

/** Without the order: what a bulk action is given. */
export function withoutSort(filters: ListFilters): Omit<ListFilters, 'sort'> {
  const { sort: _sort, ...rest } = filters
  return rest
}

export const sortCopy: Record<TestimonialSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
}

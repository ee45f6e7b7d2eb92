import { type CustomerFilters, customerStatuses } from '#contract/customers/customers.ts'
import { customerLanguages } from '#contract/languages.ts'
import { useMemo } from 'react'
import { useListFilters } from '../lib/address/use-address-filters.ts'

/** Search, filters and the opened customer live in the address, so that they can be shared and come back to. */
export function useCustomerFilters() {
  const { filters: listed, parameters, change } = useListFilters('status', customerStatuses)
  const address = parameters.toString()
  const filters = useMemo(
    (): CustomerFilters => ({ ...listed, ...fartherFiltersIn(new URLSearchParams(address)) }),
    [listed, address],
  )
  return { filters, listed, opened: parameters.get('customer') ?? undefined, change }
}

const farther = ['wrote', 'asked', 'answered', 'company', 'language'] as const
type Farther = Pick<CustomerFilters, (typeof farther)[number]>

/** Filters that have no field: the assistant's answers lead to them. */
function fartherFiltersIn(parameters: URLSearchParams): Farther {
  const yesOrNo = (name: string) => (['true', 'false'] as const).find((one) => one === parameters.get(name))
  const all: Farther = {
    wrote: yesOrNo('wrote'),
    asked: yesOrNo('asked'),
    answered: yesOrNo('answered'),
    company: parameters.get('company')?.trim().slice(0, 120),
    language: customerLanguages.find((one) => one === parameters.get('language')),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}

const copy = {
  wrote: { true: 'Has a testimonial', false: 'No testimonial yet' },
  asked: { true: 'Asked', false: 'Never asked' },
  answered: { true: 'Answered a request', false: 'Has not answered' },
} as const

/** What of them narrows the list, in words. */
export function customerChips({ wrote, asked, answered, company, language }: CustomerFilters) {
  const labels = {
    wrote: wrote && copy.wrote[wrote],
    asked: asked && copy.asked[asked],
    answered: answered && copy.answered[answered],
    company,
    language: language && new Intl.DisplayNames('en', { type: 'language' }).of(language),
  }
  return farther.flatMap((name) => {
    const label = labels[name]
    return label ? [{ name, label }] : []
  })
}

export const noFilters = Object.fromEntries(['status', 'search', ...farther].map((name) => [name, '']))

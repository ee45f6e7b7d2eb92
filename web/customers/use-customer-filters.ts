import { customerStatuses } from '#contract/customers.ts'
import { useMemo } from 'react'
import { useAddressFilters } from '../lib/use-address-filters.ts'
import type { CustomerFilters } from './queries.ts'

/** Search, status and the opened customer live in the address, so that they can be shared and come back to. */
export function useCustomerFilters() {
  const { parameters, search, change } = useAddressFilters()
  const status = customerStatuses.find((one) => one === parameters.get('status'))
  const filters = useMemo<CustomerFilters>(
    () => ({ ...(status && { status }), ...(search && { search }) }),
    [status, search],
  )
  return { filters, opened: parameters.get('customer') ?? undefined, change }
}

export const noFilters = { status: '', search: '' }

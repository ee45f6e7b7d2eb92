import { customerStatuses } from '#contract/customers/customers.ts'
import { useListFilters } from '../lib/address/use-address-filters.ts'

/** Search, status and the opened customer live in the address, so that they can be shared and come back to. */
export function useCustomerFilters() {
  const { filters, parameters, change } = useListFilters('status', customerStatuses)
  return { filters, opened: parameters.get('customer') ?? undefined, change }
}

export const noFilters = { status: '', search: '' }

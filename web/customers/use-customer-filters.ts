import { customerStatuses } from '#contract/customers.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { CustomerFilters } from './queries.ts'

/** Search, status and the opened customer live in the address, so that they can be shared and come back to. */
export function useCustomerFilters() {
  const [parameters, setParameters] = useSearchParams()
  const status = customerStatuses.find((one) => one === parameters.get('status'))
  const search = parameters.get('search')?.trim().slice(0, 200) ?? ''
  const filters = useMemo<CustomerFilters>(
    () => ({ ...(status && { status }), ...(search && { search }) }),
    [status, search],
  )
  /** Changes single parameters; an empty value takes one out. */
  function change(values: Readonly<Record<string, string>>) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return { filters, opened: parameters.get('customer') ?? undefined, change }
}

export const noFilters = { status: '', search: '' }

import { useMemo } from 'react'
import { useAddressFilters } from './use-address-filters.ts'

/** The search of a list and the one of `values` that its parameter `name` narrows it to, both from the address. */
export function useListFilters<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
) {
  const { parameters, search, change } = useAddressFilters()
  const value = values.find((one) => one === parameters.get(name))
  const filters = useMemo(
    () => ({ ...(value && { [name]: value }), ...(search && { search }) }) as ListFilters<Name, Value>,
    [name, value, search],
  )
  return { filters, parameters, change }
}

type ListFilters<Name extends string, Value extends string> = { [N in Name]?: Value } & { search?: string }

import { useMemo } from 'react'
import { useSearchParams } from 'wouter'

const longestSearch = 200

/** The filters of a list live in the address, so that a filtered list can be shared and come back to. */
export function useAddressFilters() {
  const [parameters, setParameters] = useSearchParams()
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
  const search = parameters.get('search')?.trim().slice(0, longestSearch) ?? ''
  return { parameters, search, change }
}

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

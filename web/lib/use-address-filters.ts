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

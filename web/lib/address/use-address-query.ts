import { useSearch } from 'wouter'

/** What is asked for in the address, as the browser has it: the router decodes a `%25` once before anybody reads it. */
export function useAddressQuery(): URLSearchParams {
  useSearch()
  return new URLSearchParams(window.location.search)
}

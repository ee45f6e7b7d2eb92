import type { QueryClient } from '@tanstack/react-query'
import { mayBeSignedIn } from '../accounts/queries.ts'

/** What a page shows first, by its address: the query keys of its own queries, read by the default loader. */
const firstQueries: Readonly<Record<string, string>> = { '/dashboard': '/api/dashboard' }

/**
 * Asks for what the first page shows beside its code and the question who is signed in, so that none of them waits
 * for another.
 */
export function askEarly(client: QueryClient) {
  const path = window.location.pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  const key = firstQueries[path]
  if (key && mayBeSignedIn()) void client.prefetchQuery({ queryKey: [key] })
}

import type { QueryClient } from '@tanstack/react-query'
import { mayBeSignedIn } from '../accounts/queries.ts'
import { pagePath } from '../lib/address/page-path.ts'
import { pageByAddress } from './features.ts'

/**
 * Asks for what the first page shows beside its code and the question who is signed in, so that none of them waits
 * for another.
 */
export function askEarly(client: QueryClient) {
  const key = pageByAddress.get(pagePath(window.location.pathname))?.firstQuery
  if (key && mayBeSignedIn()) void client.prefetchQuery({ queryKey: [key] })
}

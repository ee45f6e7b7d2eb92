import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../message/load-failure.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** What stands there while it loads. */
  loading: ReactNode
  /** What could not be loaded, where the failure has no sentence. */
  failure: string
  children: (data: Data) => ReactNode
}

/** What a query answers: an outline until it does, and a way to try again when it could not. */
export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return loading
  return <LoadFailure failure={query.error} otherwise={failure} onRetry={() => void query.refetch()} />
}

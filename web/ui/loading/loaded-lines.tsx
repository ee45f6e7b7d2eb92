import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { LoadingLines } from './loading-lines.tsx'

interface LoadedLinesProps<Data> {
  query: UseQueryResult<Data>
  /** In the plural: `users`. */
  what: string
  /** Each in its later size: `h-12`. */
  lines: readonly string[]
  children: (data: Data) => ReactNode
}

/** What a query answers, with the places of its lines until then. */
export function LoadedLines<Data>({ query, what, lines, children }: LoadedLinesProps<Data>) {
  return (
    <Loaded
      query={query}
      loading={<LoadingLines label={`Loading ${what}`} lines={lines} />}
      failure={`Couldn't load the ${what}.`}
    >
      {children}
    </Loaded>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../message/load-failure.tsx'
import { LoadingLines } from '../loading/loading-lines.tsx'

interface DetailsWaitProps {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch' | 'data'>
  label: string
  /** The sizes of what will stand there. */
  lines: readonly string[]
  otherwise: string
}

/** What a dialog shows until its details are there: their outline, or why they did not come. */
export function DetailsWait({ query, label, lines, otherwise }: DetailsWaitProps) {
  if (query.isPending)
    return <LoadingLines label={label} lines={lines} className="flex flex-col gap-3 py-2" />
  if (query.isError && query.data === undefined)
    return <LoadFailure failure={query.error} otherwise={otherwise} onRetry={() => void query.refetch()} />
  return null
}

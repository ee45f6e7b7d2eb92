import { LoadFailure } from './load-failure.tsx'

/** In place of what a query could not bring. Nothing while it is under way, or once its data is there. */
export function QueryFailure({
  query: { data, isPending, error, refetch },
  otherwise,
}: {
  query: { data?: unknown; isPending: boolean; error: unknown; refetch: () => unknown }
  otherwise: string
}) {
  if (isPending || data) return null
  return <LoadFailure failure={error} otherwise={otherwise} onRetry={() => void refetch()} />
}

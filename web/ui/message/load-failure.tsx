import { sentenceOf } from '../../lib/call/problem.ts'
import { Banner } from './banner.tsx'
import { Button } from '../button/button.tsx'

/** In place of what could not be loaded: why, and a way to try again. `otherwise` where the failure has no sentence. */
export function LoadFailure({
  title,
  failure,
  otherwise = 'Something went wrong on our end. Nothing is lost.',
  isPending = false,
  onRetry,
}: {
  title?: string
  failure: unknown
  otherwise?: string
  isPending?: boolean
  onRetry: () => void
}) {
  return (
    <Banner
      tone="danger"
      isAlert
      {...(title !== undefined && { title })}
      action={
        <Button size="small" variant="secondary" isPending={isPending} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(failure, otherwise)}
    </Banner>
  )
}

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

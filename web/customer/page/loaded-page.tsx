import type { PublicForm } from '#contract/collection/collection.ts'
import type { ReactNode } from 'react'
import { BusinessHeader } from './business-header.tsx'
import { CustomerShell } from './customer-shell.tsx'
import { PageWait } from './page-wait.tsx'
import type { Loaded } from './use-loaded.ts'

/** A page about a business: on its way, or with what was loaded below the business's header; else `missing`. */
export function LoadedPage<T extends Pick<PublicForm, 'businessName' | 'logoUrl'>>({
  loaded: { state, tryAgain },
  missing,
  waiting,
  loading,
  children,
}: {
  loaded: { state: Loaded<T>; tryAgain: () => void }
  missing: ReactNode
  /** What is said while the server is out of reach. */
  waiting: string
  /** What is said while it loads, for all to see. */
  loading?: string
  children: (data: T) => ReactNode
}) {
  if (state.kind === 'missing') return missing
  if (state.kind !== 'loaded') {
    return (
      // Keeps the place of the header to come.
      <CustomerShell header={<div className="h-12" />}>
        <PageWait
          isWaiting={state.kind === 'waiting'}
          busySeconds={state.kind === 'waiting' ? state.busySeconds : undefined}
          onTryAgain={tryAgain}
          loading={loading}
        >
          {waiting}
        </PageWait>
      </CustomerShell>
    )
  }
  const { businessName, logoUrl } = state.data
  return (
    <CustomerShell header={<BusinessHeader name={businessName} logoUrl={logoUrl} />}>
      {children(state.data)}
    </CustomerShell>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { userQuery } from '../../accounts/queries.ts'
import { AppShell } from './app-shell.tsx'
import { PageFailure } from './page-failure.tsx'
import { PageLoading } from './page-loading.tsx'

/** Pages of the app: shown to signed-in people; everybody else signs in first and comes back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery(userQuery)
  if (user.data) {
    return (
      <AppShell key={user.data.id} user={user.data}>
        {children}
      </AppShell>
    )
  }
  if (user.isPending) return <PageLoading />
  if (user.isError) return <PageFailure failure={user.error} onRetry={() => void user.refetch()} />
  // As the browser has it: the router hands the query out decoded.
  const { pathname, search } = window.location
  return <Redirect to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
}

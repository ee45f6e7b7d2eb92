import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { AppShell } from './app-shell.tsx'
import { PageFailure } from './page-failure.tsx'
import { PageLoading } from './page-loading.tsx'

/** Pages of the app: shown to signed-in people; everybody else signs in first and comes back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useQuery(userQuery)
  const [location] = useLocation()
  const search = useSearch()
  if (user.isPending) return <PageLoading />
  if (user.isError) return <PageFailure failure={user.error} onRetry={() => void user.refetch()} />
  if (!user.data) {
    const here = search ? `${location}?${search}` : location
    return <Redirect to={`/login?next=${encodeURIComponent(here)}`} replace />
  }
  return <AppShell user={user.data}>{children}</AppShell>
}

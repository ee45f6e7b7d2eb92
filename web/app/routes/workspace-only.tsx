import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'

const NoWorkspacePage = lazyPart(() => import('./no-workspace-page.tsx').then((m) => m.NoWorkspacePage))

/** The server refuses these pages' calls to accounts without a workspace; this says so before any is made. */
export function WorkspaceOnly({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userQuery)
  return user?.formId === null ? <NoWorkspacePage /> : children
}

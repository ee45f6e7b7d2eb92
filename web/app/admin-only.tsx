import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { lazyPart } from '../lib/lazy-part.tsx'

const AccessRestricted = lazyPart(() => import('./access-restricted.tsx').then((m) => m.AccessRestricted))

/** The server refuses these pages' calls to everybody else; this says so before any is made. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userQuery)
  const isAdmin = user?.role === 'admin' || user?.role === 'super_admin'
  return isAdmin ? children : <AccessRestricted />
}

import { isAdministrator } from '#contract/accounts/administrators.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { AccessRestricted } from '../../administration/access-restricted.tsx'

/** The server refuses these pages' calls to everybody else; this says so before any is made. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userQuery)
  const isAdmin = Boolean(user && isAdministrator(user))
  return isAdmin ? children : <AccessRestricted />
}

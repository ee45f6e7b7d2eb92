import { isAdministrator } from '#contract/accounts/administrators.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { userQuery } from '../../accounts/queries.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

/** Long enough to be read. */
const redirectAfterMs = 1000

/** The server refuses these pages' calls to everybody else; this says so before any is made. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userQuery)
  const isAdmin = Boolean(user && isAdministrator(user))
  return isAdmin ? children : <AccessRestricted />
}

function AccessRestricted() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div role="alert">
      <PageHeader title="Access Restricted" description="Redirecting to dashboard..." />
    </div>
  )
}

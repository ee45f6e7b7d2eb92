import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { PageHeader } from '../ui/page-header.tsx'

/** Long enough to be read. */
const redirectAfterMs = 1000

/** An admin's address, opened by somebody who is none. */
export function AccessRestricted() {
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

import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Long enough to be read. */
const redirectAfterMs = 1000

/** In place of a page of the operator's people, for everybody else. */
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

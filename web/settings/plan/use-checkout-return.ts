import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useRefreshPlan } from './plan-queries.ts'

/** Who comes back from the checkout sees the plan at once, and an address that says nothing of it any more. */
export function useCheckoutReturn(): void {
  const [, navigate] = useLocation()
  const search = useSearch()
  const hasReturned = new URLSearchParams(search).has('checkout')
  const { mutate: refresh } = useRefreshPlan()
  const isAsked = useRef(false)
  useEffect(() => {
    if (!hasReturned || isAsked.current) return
    isAsked.current = true
    refresh(undefined, {
      onSuccess: ({ paid }) => paid && void toast({ title: 'Your plan is set up' }),
      onError: showRefusal('Subscription Error'),
      onSettled: () => navigate('/settings?tab=security#plan', { replace: true }),
    })
  }, [hasReturned, navigate, refresh])
}

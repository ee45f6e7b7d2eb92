import { currentUser } from '#contract/accounts/accounts.ts'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import type { Output } from '#contract/endpoint.ts'
import type { BillingPeriod, PriceId } from '#contract/billing/tiers.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call/api.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/message/toast.ts'
import { loadPaymentScript } from './payment-script.ts'

/** Begins the checkout of one plan at the payment provider. */
export function StartPlan({
  name,
  period,
  priceId,
  isPopular,
}: {
  name: string
  period: BillingPeriod
  priceId: PriceId
  isPopular: boolean
}) {
  const [isPending, setIsPending] = useState(false)
  const isSupport = useIsSupport()
  async function start() {
    setIsPending(true)
    try {
      const checkout = await call(createCheckoutSession, { body: { priceId } })
      const failure = await openCheckout(checkout)
      if (failure === undefined) return
      setIsPending(false)
      toast({ title: 'Payment Error', description: failure, variant: 'destructive' })
    } catch (failure) {
      setIsPending(false)
      showFailure(failure)
    }
  }
  return (
    <Button
      size="large"
      variant={isPopular ? 'primary' : 'secondary'}
      disabled={isSupport}
      title={isSupport ? 'Support can’t start a plan. Only an owner can.' : undefined}
      isPending={isPending}
      pendingLabel="Processing..."
      onClick={() => void start()}
    >
      Start {name}
      {period === 'year' && <span className="sr-only">, paid yearly</span>}
    </Button>
  )
}

let visit: Promise<boolean> | undefined

/** Whether an administrator is here as somebody else; asked once for all plans. */
function useIsSupport(): boolean {
  const [isSupport, setIsSupport] = useState(false)
  useEffect(() => {
    visit ??= call(currentUser, {}).then(
      ({ support }) => support !== null,
      () => false,
    )
    void visit.then(setIsSupport)
  }, [])
  return isSupport
}

/** By the provider's script where it has loaded and still can, otherwise by the address. Answers why it failed. */
async function openCheckout({
  sessionId,
  url,
  publishableKey,
}: Output<typeof createCheckoutSession>): Promise<string | undefined> {
  const script = publishableKey === null ? undefined : await loadPaymentScript(publishableKey)
  if (!script?.redirectToCheckout) {
    location.assign(url)
    return undefined
  }
  const { error } = await script.redirectToCheckout({ sessionId })
  return error && (error.message ?? "Couldn't open the checkout. Please try again.")
}

function showFailure(failure: unknown) {
  // The hint said that somebody is signed in, and the session has ended since.
  if (failure instanceof ApiProblem && failure.status === 401) return location.assign('/login?next=/pricing')
  const sentence = failure instanceof ApiProblem ? failure.sentence : ''
  return toast({
    title: 'Subscription Error',
    description: sentence || "Couldn't start the checkout. Please try again.",
    variant: 'destructive',
  })
}

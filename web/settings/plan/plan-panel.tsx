import type { User } from '#contract/accounts/accounts.ts'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ExportEverything } from '../../ui/button/export-everything.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Restricted, UnlessRestricted } from '../../ui/form/restricted.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { PlanFacts, PlanOutlook, PlanUsage } from './plan-facts.tsx'
import { subscriptionQuery, usageQuery, useOpenPortal, useResumePlan } from './plan-queries.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'

/** The plan of a workspace on a server that sells plans: what it is, what of it is used, and every way to change it. */
export function PlanPanel({ user }: { user: User }) {
  const plan = useQuery(subscriptionQuery)
  const { data: usage } = useQuery(usageQuery)
  useCheckoutReturn()
  const place = useAskedFor(plan.isSuccess)
  return (
    <div id="plan" ref={place} className="scroll-mt-20">
      <SubjectCard title="Subscription">
        {plan.isError && !plan.data && (
          <LoadFailure
            failure={plan.error}
            otherwise="Couldn't load your plan."
            onRetry={() => void plan.refetch()}
          />
        )}
        {plan.isPending && <LoadingLines label="Loading the plan" lines={['h-5 w-2/3', 'h-4 w-1/2']} />}
        {plan.data && (
          <div className="flex flex-col gap-5">
            <PlanFacts plan={plan.data} tier={user.subscriptionTier} />
            {usage && <PlanUsage usage={usage} />}
            <PlanOutlook plan={plan.data} />
            {user.isWorkspaceOwner ? (
              <Restricted>
                <PlanActions plan={plan.data} />
              </Restricted>
            ) : (
              <p className="text-base text-soft">Only owners can change the plan.</p>
            )}
            {user.isWorkspaceOwner && (
              <UnlessRestricted>
                <InvoiceList />
              </UnlessRestricted>
            )}
          </div>
        )}
      </SubjectCard>
    </div>
  )
}

/** The cards above it come late: a link to it means where it stands once it is there. */
function useAskedFor(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isThere && location.hash === '#plan') place.current?.scrollIntoView()
  }, [isThere])
  return place
}

function PlanActions({ plan }: { plan: SubscriptionBody }) {
  const [dialog, setDialog] = useState<'change' | 'cancel'>()
  const close = () => setDialog(undefined)
  const { paid } = plan
  return (
    <div className="flex flex-wrap gap-2">
      {!paid && (
        <UnlessRestricted>
          <LinkButton href="/pricing">Choose a plan</LinkButton>
        </UnlessRestricted>
      )}
      {paid && (paid.isEnding || paid.next) && <ResumeButton isEnding={paid.isEnding} />}
      {paid && !paid.isEnding && (
        <Button variant="secondary" onClick={() => setDialog('change')}>
          Change plan
        </Button>
      )}
      {paid && <PortalButton />}
      {paid && !paid.isEnding && (
        <Button variant="secondary" onClick={() => setDialog('cancel')}>
          Cancel plan
        </Button>
      )}
      <ExportEverything />
      {dialog === 'change' && <ChangeDialog plan={plan} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog plan={plan} onClose={close} />}
    </div>
  )
}

function ResumeButton({ isEnding }: { isEnding: boolean }) {
  const { mutate: resume, isPending } = useResumePlan()
  const label = isEnding ? 'Resume plan' : 'Keep current plan'
  return (
    <Button
      isPending={isPending}
      onClick={() =>
        resume(undefined, {
          onError: showRefusal('Subscription Error'),
        })
      }
    >
      {label}
    </Button>
  )
}

function PortalButton() {
  const { mutate: open, isPending } = useOpenPortal()
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      onClick={() => open(undefined, { onError: showRefusal('Payment Error') })}
    >
      Card and billing details
    </Button>
  )
}

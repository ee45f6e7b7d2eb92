import { nearLimit } from '#contract/billing/plan-copy.ts'
import type { PlanCard } from '#contract/overview/overview.ts'
import { moneyInWords } from '#shared/text/money.ts'
import { planHref } from '../lib/address/plan-href.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { PlanEnd } from './plan-end.tsx'
import { Usage } from './usage.tsx'

/** The plan, and how much of it is used. An administrator has nothing to manage. */
export function PlanSection({ plan, isAdmin }: { plan: PlanCard | undefined; isAdmin: boolean }) {
  const { takesPayments } = useInstance()
  if (!plan) return <LoadingPlan />
  const isNear = plan.isLimited && plan.limit !== null && nearLimit(plan.used, plan.limit)
  return (
    <Card>
      <section aria-labelledby="plan">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="plan" className="text-lg font-semibold">
            {plan.name}
            <span className="sr-only"> plan</span>
          </h2>
          <span className="text-sm text-faint">{priceOf(plan)}</span>
          {plan.status === 'trial' && <Badge tone="accent">Trial</Badge>}
          {isNear && <Badge tone="warning">Approaching limit</Badge>}
          {!isAdmin && (
            <LinkButton
              href={takesPayments ? planHref : '/pricing'}
              variant="secondary"
              size="small"
              className="ml-auto"
            >
              Manage Plan
            </LinkButton>
          )}
        </div>
        <Usage plan={plan} />
        <PlanEnd plan={plan} />
      </section>
    </Card>
  )
}

function priceOf({ price, status }: PlanCard): string {
  if (price === null) return 'Platform'
  const monthly = `${moneyInWords(price, undefined)} a month`
  return status === 'trial' ? `${monthly} after the trial` : monthly
}

function LoadingPlan() {
  return (
    <Card aria-busy="true">
      <output aria-label="Loading the plan" className="block">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
      </output>
    </Card>
  )
}

import type { PlanCard } from '#contract/overview/overview.ts'
import { moneyInWords } from '#shared/text/money.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Usage } from './usage.tsx'

const warnFrom = 0.8

/** The plan, and how much of it is used. An administrator has nothing to manage. */
export function PlanSection({ plan, isAdmin }: { plan: PlanCard | undefined; isAdmin: boolean }) {
  if (!plan) return <LoadingPlan />
  const isNear = plan.isLimited && plan.limit !== null && plan.used >= plan.limit * warnFrom
  return (
    <Card>
      <section aria-labelledby="plan">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="plan" className="text-lg font-semibold">
            {plan.name}
            <span className="sr-only"> plan</span>
          </h2>
          <span className="text-sm text-faint">{priceOf(plan)}</span>
          {isNear && <Badge tone="warning">Approaching limit</Badge>}
          {!isAdmin && (
            <LinkButton href="/pricing" variant="secondary" size="small" className="ml-auto">
              Manage Plan
            </LinkButton>
          )}
        </div>
        <Usage plan={plan} />
      </section>
    </Card>
  )
}

function priceOf({ price }: PlanCard): string {
  return price === null ? 'Platform' : `${moneyInWords(price, undefined)} a month`
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

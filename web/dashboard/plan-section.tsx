import type { PlanCard } from '#contract/overview.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const warnFrom = 0.8

/** The plan, and how much of it is used. An administrator has nothing to manage. */
export function PlanSection({ plan, isAdmin }: { plan: PlanCard | undefined; isAdmin: boolean }) {
  if (!plan) return <Loading />
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
        <div className="mt-3">
          <Usage plan={plan} />
        </div>
      </section>
    </Card>
  )
}

function Usage({ plan }: { plan: PlanCard }) {
  const { limit, isLimited, tier } = plan
  const when = plan.period === 'month' ? 'this month' : 'in total'
  const used = plan.used.toLocaleString()
  if (limit === null || tier === 'enterprise') {
    return (
      <p className="text-sm text-soft">
        Unlimited testimonials · {used} {when}
        {limit !== null && ` · limit ${limit}`}
      </p>
    )
  }
  if (!isLimited) {
    return (
      <p className="text-sm text-soft">
        {used} {plan.used === 1 ? 'testimonial' : 'testimonials'} {when}. This server takes no payments:
        nothing is limited.
      </p>
    )
  }
  return (
    <>
      <ProgressBar label="Testimonials used" value={Math.min(plan.used, limit)} max={limit} />
      <p className="mt-2 text-sm text-soft">
        {used} of {limit.toLocaleString()} testimonials {when}
      </p>
    </>
  )
}

function priceOf({ price }: PlanCard): string {
  return price.startsWith('$') ? `${price} a month` : price
}

function Loading() {
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

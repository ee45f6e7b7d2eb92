import { noPayments } from '#contract/billing/plan-copy.ts'
import type { PlanCard } from '#contract/overview/overview.ts'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'

/** How much of the plan is used. */
export function Usage({ plan }: { plan: PlanCard }) {
  const { limit, isLimited, tier } = plan
  const when = plan.period === 'month' ? 'this month' : 'in total'
  const used = plan.used.toLocaleString()
  if (limit === null || tier === 'enterprise') {
    return (
      <p className="mt-3 text-sm text-soft">
        Unlimited testimonials · {used} {when}
        {limit !== null && ` · limit ${limit}`}
      </p>
    )
  }
  if (!isLimited) {
    return (
      <p className="mt-3 text-sm text-soft">
        {used} {plan.used === 1 ? 'testimonial' : 'testimonials'} {when}. {noPayments}
      </p>
    )
  }
  const isPastShown = plan.used > limit && plan.used < (plan.enforcedLimit ?? 0)
  return (
    <div className="mt-3">
      <ProgressBar label="Testimonials used" value={Math.min(plan.used, limit)} max={limit} />
      <p className="mt-2 text-sm text-soft">
        {isPastShown ? used : `${used} of ${limit.toLocaleString()}`} testimonials approved {when}
        {plan.enforcedLimit !== null && <Room plan={plan} limit={plan.enforcedLimit} />}
      </p>
    </div>
  )
}

/** What is enforced is never less than what is shown. */
function Room({ plan: { used, limit, period }, limit: enforced }: { plan: PlanCard; limit: number }) {
  if (used >= enforced) {
    const way = period === 'month' ? 'Wait for next month or choose a bigger plan' : 'Choose a plan'
    return <>. {way} to approve more. Customers can still send you testimonials.</>
  }
  if (enforced === limit || limit === null) return null
  const [shown, most] = [limit.toLocaleString(), enforced.toLocaleString()]
  return used > limit ? (
    <>
      , past the {shown} of your plan. You can keep going up to {most}.
    </>
  ) : (
    <>
      . You can keep going past {shown}, up to {most}.
    </>
  )
}

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
        {used} {plan.used === 1 ? 'testimonial' : 'testimonials'} {when}. This server takes no payments:
        nothing is limited.
      </p>
    )
  }
  return (
    <div className="mt-3">
      <ProgressBar label="Testimonials used" value={Math.min(plan.used, limit)} max={limit} />
      <p className="mt-2 text-sm text-soft">
        {used} of {limit.toLocaleString()} testimonials {when}
      </p>
    </div>
  )
}

import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import type { PlanCard } from '#contract/overview/overview.ts'

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** When a trial or a canceled plan ends, or did, and what that means; nothing for a plan that goes on. */
export function PlanEnd({ plan: { status, endsAt, endedAt } }: { plan: PlanCard }) {
  const date = endedAt ?? endsAt
  if (!date) return null
  const what = status === 'trial' ? 'Your trial' : 'Your plan'
  return (
    <p className="mt-2 max-w-[80ch] text-sm text-soft">
      {endedAt ? 'Your trial or plan ended' : `${what} ends`} on {asDay.format(new Date(date))}. {afterTheEnd}
    </p>
  )
}

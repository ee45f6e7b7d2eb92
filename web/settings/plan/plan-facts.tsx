import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { planName } from '#contract/billing/plans.ts'
import type { Usage } from '#contract/billing/usage.ts'
import type { ReactNode } from 'react'
import { moneyInWords } from '#shared/text/money.ts'
import { exactTime } from '../../lib/text/dates.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { ProgressBar } from '../../ui/layout/progress-bar.tsx'
import { daysLeft } from '../profile/days-left.ts'
import { planStatus } from './plan-status.ts'

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** What the plan is, what it costs, and when that changes. `tier` is the stored one. */
export function PlanFacts({ plan, tier }: { plan: SubscriptionBody; tier: string }) {
  const status = planStatus(plan)
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-4">
      <PlanFact name="Plan">{planName(tier)}</PlanFact>
      <PlanFact name="Status">
        <Badge tone={status.tone}>{status.label}</Badge>
      </PlanFact>
      <PlanFact name="Price">{priceOf(plan)}</PlanFact>
      <NextDate plan={plan} />
    </dl>
  )
}

export function PlanFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="mt-0.5 text-base font-medium">{children}</dd>
    </div>
  )
}

function priceOf({ paid, entitlement }: SubscriptionBody): string {
  if (!paid) return entitlement.status === 'trial' ? 'Free' : 'None'
  const price = `${moneyInWords(paid.cents, undefined, paid.currency)} a ${paid.period}`
  return entitlement.status === 'trial' ? `${price} after the trial` : price
}

function NextDate({ plan: { entitlement } }: { plan: SubscriptionBody }) {
  const { status, endsAt, renewsAt, endedAt } = entitlement
  const date = endedAt ?? endsAt ?? renewsAt
  const running = renewsAt ? 'Next payment' : status === 'trial' ? 'Trial ends' : 'Ends'
  return (
    <PlanFact name={endedAt ? 'Ended' : running}>{date ? <PlanDate date={date} /> : 'No end date'}</PlanFact>
  )
}

function PlanDate({ date }: { date: string }) {
  const left = daysLeft(date)
  return (
    <>
      <time dateTime={date} title={exactTime(date)}>
        {asDay.format(new Date(date))}
      </time>
      {left > 0 && (
        <span className="block text-sm text-faint">{left === 1 ? '1 day left' : `${left} days left`}</span>
      )}
    </>
  )
}

/** How much of it is used. */
export function PlanUsage({ usage: { used, limit, period } }: { usage: Usage }) {
  const when = period === 'month' ? 'this month' : 'in total'
  if (limit === null)
    return (
      <p className="text-sm text-soft">
        {used.toLocaleString()} testimonials approved {when}. Your plan has no limit.
      </p>
    )
  return (
    <div>
      <ProgressBar label="Testimonials approved" value={Math.min(used, limit)} max={limit} />
      <p className="mt-2 text-sm text-soft">
        {used.toLocaleString()} of {limit.toLocaleString()} testimonials approved {when}
      </p>
    </div>
  )
}

/** What is about to change, in a sentence or two. */
export function PlanOutlook({ plan }: { plan: SubscriptionBody }) {
  const { entitlement, paid } = plan
  const { status, endsAt, endedAt, isOverdue } = entitlement
  const next = paid?.next
  return (
    <div className="flex max-w-[62ch] flex-col gap-2 text-base text-soft empty:hidden">
      {isOverdue && <p>The last payment failed. Update your card to keep your plan.</p>}
      {next && (
        <p>
          Your plan changes to {next.priceId ? planName(next.priceId.split('_')[0]!) : 'another plan'} on{' '}
          {asDay.format(new Date(next.at))}.
        </p>
      )}
      {status === 'trial' && paid && !paid.hasCard && endsAt && (
        <p>Add a card before {asDay.format(new Date(endsAt))} to keep your plan.</p>
      )}
      {(endsAt !== null || endedAt !== null) && <p>{afterTheEnd}</p>}
    </div>
  )
}

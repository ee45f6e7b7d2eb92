import type { User } from '#contract/accounts/accounts.ts'
import { noPayments } from '#contract/billing/plan-copy.ts'
import { planName } from '#contract/billing/plans.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { buttonStyle } from '../ui/button/button-style.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { PlanFact } from './plan/plan-facts.tsx'
import { PlanPanel } from './plan/plan-panel.tsx'

/** The plan, and all that can be done about it. On a server that takes no payments nothing ends and nothing is limited. */
export function SubscriptionCard({ user }: { user: User }) {
  const { takesPayments } = useInstance()
  if (takesPayments) return <PlanPanel user={user} />
  return (
    <SubjectCard title="Subscription">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <PlanFact name="Plan">{planName(user.subscriptionTier)}</PlanFact>
        <PlanFact name="Status">
          <Badge tone="success">Active</Badge>
        </PlanFact>
      </dl>
      <p className="mt-4 text-base text-soft">{noPayments}</p>
      <a href="/pricing" className={buttonStyle('secondary', 'medium', 'mt-5')}>
        See plans
      </a>
    </SubjectCard>
  )
}

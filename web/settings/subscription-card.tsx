import type { User } from '#contract/accounts/accounts.ts'
import type { ReactNode } from 'react'
import { exactTime } from '../lib/text/dates.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Badge, type BadgeTone } from '../ui/text/badge.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { daysLeft } from './profile/days-left.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'

const statusNames: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  trial: { label: 'Trial', tone: 'accent' },
  active: { label: 'Active', tone: 'success' },
  past_due: { label: 'Payment overdue', tone: 'warning' },
  canceled: { label: 'Canceled', tone: 'neutral' },
}
const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/**
 * The plan with its status, and when it ends. On a server that takes no payments nothing ends.
 */
export function SubscriptionCard({ user }: { user: User }) {
  const { subscriptionTier: tier, subscriptionStatus, subscriptionExpiresAt: expiresAt } = user
  const { takesPayments } = useInstance()
  const left = expiresAt === null ? undefined : daysLeft(expiresAt)
  const hasEnded = takesPayments && left !== undefined && left <= 0
  const status = hasEnded
    ? { label: 'Ended', tone: 'warning' as const }
    : (statusNames[takesPayments ? subscriptionStatus : 'active'] ?? {
        label: capitalized(subscriptionStatus),
        tone: 'neutral' as const,
      })
  return (
    <SubjectCard title="Subscription">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <SubscriptionFact name="Plan">{capitalized(tier)}</SubscriptionFact>
        <SubscriptionFact name="Status">
          <Badge tone={status.tone}>{status.label}</Badge>
        </SubscriptionFact>
        {takesPayments && (
          <SubscriptionFact
            name={hasEnded ? 'Ended' : subscriptionStatus === 'trial' ? 'Trial ends' : 'Active until'}
          >
            {expiresAt === null ? (
              'No end date'
            ) : (
              <>
                <time dateTime={expiresAt} title={exactTime(expiresAt)}>
                  {asDay.format(new Date(expiresAt))}
                </time>
                {!hasEnded && <span className="block text-sm text-faint">{daysLeftCopy(left ?? 0)}</span>}
              </>
            )}
          </SubscriptionFact>
        )}
      </dl>
      {!takesPayments && (
        <p className="mt-4 text-base text-soft">This server takes no payments: nothing is limited.</p>
      )}
      {hasEnded && (
        <p className="mt-4 max-w-[62ch] text-base text-soft">
          Your data is safe. You can still view and export everything.
        </p>
      )}
      <a href="/pricing" className={buttonStyle('secondary', 'medium', 'mt-5')}>
        See plans
      </a>
    </SubjectCard>
  )
}

function SubscriptionFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="mt-0.5 text-base font-medium">{children}</dd>
    </div>
  )
}

function daysLeftCopy(days: number): string {
  return days === 1 ? '1 day left' : `${days} days left`
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
}

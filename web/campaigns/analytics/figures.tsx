import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { useInstance } from '../../lib/call/use-instance.ts'

/** What the emails came to. What nobody can know, because no provider tells, is not shown. */
export function AnalyticsFigures({ analytics: { emails, people } }: { analytics: CampaignAnalytics }) {
  const { isMailConfigured } = useInstance()
  const figures: ReadonlyArray<readonly [string, number | null]> = [
    [isMailConfigured ? 'Sent' : 'In outbox', emails.sent],
    ['Sent by hand', emails.byHand || null],
    ['Delivered', emails.delivered],
    ['Opened', emails.opened],
    ['Clicked', people.clicked],
    ['Answered', people.answered],
    ['Bounced', people.bounced],
    ['Unsubscribed', people.unsubscribed],
    ['Reported as spam', emails.complained || null],
    ['Delivery unknown', emails.unknown || null],
    ['Not sent', emails.failed || null],
    ['On their way', emails.onTheirWay || null],
  ]
  return (
    <dl
      aria-label="Figures"
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] overflow-hidden rounded-lg border border-line bg-surface"
    >
      {figures.map(
        ([term, figure]) =>
          figure !== null && (
            <div key={term} className="flex flex-col-reverse px-4 py-3 shadow-[0_0_0_0.5px_var(--line)]">
              <dt className="text-sm text-faint">{term}</dt>
              <dd className="text-title font-semibold tracking-tight tabular-nums">
                {figure.toLocaleString()}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

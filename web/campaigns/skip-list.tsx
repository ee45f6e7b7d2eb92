import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { reasonCopy } from './copy.ts'

/** How many are left out, for each reason. */
export function SkipList({ skipped, label }: { skipped: CampaignAnalytics['skipped']; label: string }) {
  const shown = skipped.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <dl
      aria-label={label}
      className="flex flex-col divide-y divide-line rounded-md border border-line text-sm"
    >
      {shown.map(({ reason, count }) => (
        <div key={reason} className="flex items-baseline justify-between gap-4 px-3 py-2">
          <dt className="text-soft">{reasonCopy[reason]}</dt>
          <dd className="font-semibold text-ink tabular-nums">{count.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  )
}

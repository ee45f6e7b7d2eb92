import type { CampaignPerformance } from '#contract/overview.ts'
import { Section } from './section.tsx'

/** How asking customers goes, from the emails that were sent and what came of them. */
export function CampaignSection({ campaigns }: { campaigns: CampaignPerformance }) {
  return (
    <Section title="Campaign Performance" more={{ label: 'Manage Campaigns', href: '/campaigns' }}>
      <Figures {...campaigns} />
    </Section>
  )
}

function Figures({ active, sent, answered, averageResponseHours }: CampaignPerformance) {
  const rate = sent > 0 ? Math.round((answered / sent) * 100) : 0
  return (
    <>
      <dl className="flex flex-col divide-y divide-line">
        <Figure name="Active campaigns" value={active.toLocaleString()} />
        <Figure name="Response rate" value={`${rate}%`} />
        <Figure name="Average response time" value={lengthOf(averageResponseHours)} />
      </dl>
      <p className="mt-3 text-sm text-faint">
        {sent === 0
          ? 'No requests sent in the last 90 days.'
          : `${answered.toLocaleString()} of ${sent.toLocaleString()} requests answered in the last 90 days.`}
      </p>
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-base text-soft">{name}</dt>
      <dd className="text-base font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Days, as the card has always said; hours where a day would be nought point something. */
function lengthOf(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'under an hour'
  const [length, unit] =
    hours < 24 ? [Math.round(hours).toString(), 'hour'] : [(hours / 24).toFixed(1), 'day']
  return `${length} ${unit}${Number(length) === 1 ? '' : 's'}`
}

import type { CampaignPerformance } from '#contract/overview/overview.ts'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Fact } from '../ui/layout/fact.tsx'
import { DashboardSection } from './section.tsx'

/** How asking customers goes, from the emails that were sent and what came of them. */
export function CampaignSection({ campaigns }: { campaigns: CampaignPerformance }) {
  return (
    <DashboardSection title="Campaign Performance" more={{ label: 'Manage Campaigns', href: '/campaigns' }}>
      <PerformanceFigures {...campaigns} />
    </DashboardSection>
  )
}

function PerformanceFigures({ active, sent, answered, averageResponseHours }: CampaignPerformance) {
  const { isMailConfigured } = useInstance()
  const rate = sent > 0 ? Math.round((answered / sent) * 100) : 0
  return (
    <>
      <dl className="flex flex-col divide-y divide-line">
        <Fact look="apart" term="Active campaigns">
          {active.toLocaleString()}
        </Fact>
        <Fact look="apart" term="Response rate">{`${rate}%`}</Fact>
        <Fact look="apart" term="Average response time">
          {responseTimeOf(averageResponseHours)}
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-faint">
        {sent === 0
          ? 'No requests sent in the last 90 days.'
          : `${answered.toLocaleString()} of ${sent.toLocaleString()} requests answered in the last 90 days.`}
        {sent > 0 && !isMailConfigured && ` ${keptInOutbox}`}
      </p>
    </>
  )
}

/** Days, as the card has always said; hours where a day would be nought point something. */
function responseTimeOf(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'under an hour'
  const [length, unit] =
    hours < 24 ? [Math.round(hours).toString(), 'hour'] : [(hours / 24).toFixed(1), 'day']
  return `${length} ${unit}${Number(length) === 1 ? '' : 's'}`
}

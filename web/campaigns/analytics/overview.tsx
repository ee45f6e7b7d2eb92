import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { FairnessWarning } from '../audience-summary.tsx'
import { RatingBars } from '../rating-bars.tsx'
import { SkipList } from '../skip-list.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { AnalyticsFigures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import { StepsTable } from './steps-table.tsx'

/** A campaign in figures. */
export function Overview({ analytics }: { analytics: CampaignAnalytics }) {
  const { fairness, skipped, stopped, steps } = analytics
  const isAnybodyLeftOut = [...skipped, ...stopped].some(({ count }) => count > 0)
  return (
    <div className="flex flex-col gap-4">
      <AnalyticsFigures analytics={analytics} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AnalyticsCard title="From asked to answered">
          <Funnel analytics={analytics} />
        </AnalyticsCard>
        <AnalyticsCard title="Time to answer">
          <AnswerTimes analytics={analytics} />
        </AnalyticsCard>
        {isAnybodyLeftOut && (
          <AnalyticsCard title="Left out, and why">
            <SkipList skipped={skipped} label="Never asked" />
            <SkipList skipped={stopped} label="No more reminders" />
          </AnalyticsCard>
        )}
        {fairness && (
          <AnalyticsCard title="Fairness">
            <p className="text-base text-soft">
              {fairness.eligible.toLocaleString()} of {fairness.customers.toLocaleString()} customers could be
              asked when you pressed Send Emails. {fairness.asked.toLocaleString()} were in this campaign.
            </p>
            {fairness.warning && <FairnessWarning warning={fairness.warning} />}
            <RatingBars fairness={fairness} />
          </AnalyticsCard>
        )}
      </div>
      {steps.length > 1 && <StepsTable steps={steps} />}
    </div>
  )
}

function AnalyticsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col gap-3">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </Card>
  )
}

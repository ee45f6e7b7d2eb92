import type { CrmAutomation } from '#contract/crm/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/layout/card.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { automationQuery, useSaveAutomation } from './queries.ts'

/** Two things that can happen by themselves; each is kept as soon as it is ticked. */
export function AutomationCard({ isConnected }: { isConnected: boolean }) {
  const automation = useQuery(automationQuery)
  const { data } = automation
  const save = useSaveAutomation()
  const change = (part: Partial<CrmAutomation>) =>
    save.mutate(part, {
      onError: showRefusal('Not saved', { otherwise: 'Something went wrong. Please try again.' }),
    })
  return (
    <section aria-label="Automation">
      <Card>
        <h2 className="font-serif text-title font-medium tracking-tight">Automation</h2>
        <p className="mt-1 text-base text-soft">Changes save automatically.</p>
        <div className="mt-4 flex flex-col gap-4">
          {data ? (
            <>
              <AutoSend
                isOn={data.autoSendAfterDeal}
                isConnected={isConnected}
                onChange={(autoSendAfterDeal) => change({ autoSendAfterDeal })}
              />
              <Checkbox
                label="Weekly follow-ups"
                hint="Sends one reminder if a request gets no answer within a week."
                checked={data.weeklyFollowUps}
                onChange={(event) => change({ weeklyFollowUps: event.target.checked })}
              />
            </>
          ) : automation.isError ? (
            <LoadFailure
              failure={automation.error}
              otherwise="Couldn't load your automation settings."
              onRetry={() => void automation.refetch()}
            />
          ) : (
            <Skeleton className="h-24" />
          )}
        </div>
      </Card>
    </section>
  )
}

function AutoSend({
  isOn,
  isConnected,
  onChange,
}: {
  isOn: boolean
  isConnected: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <Checkbox
      label="Auto-send after deal closure"
      hint={
        isConnected
          ? 'Emails the contacts of a won deal within 15 minutes, unless they were asked recently.'
          : 'Connect a CRM to ask the contacts of won deals for a testimonial.'
      }
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

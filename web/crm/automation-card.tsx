import type { CrmAutomation } from '#contract/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../lib/problem.ts'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { automationQuery, useSaveAutomation } from './queries.ts'

/** Two things that can happen by themselves; each is kept as soon as it is ticked. */
export function AutomationCard({ isConnected }: { isConnected: boolean }) {
  const automation = useQuery(automationQuery)
  const { data } = automation
  const save = useSaveAutomation()
  const change = (part: Partial<CrmAutomation>) =>
    save.mutate(part, {
      onError: (failure) =>
        toast({
          title: 'Not saved',
          description: sentenceOf(failure, 'Something went wrong. Please try again.'),
          variant: 'destructive',
        }),
    })
  return (
    <section aria-label="Automation">
      <Card>
        <h2 className="font-serif text-title font-medium tracking-tight">By itself</h2>
        <p className="mt-1 text-base text-soft">
          Both are off until you tick them, and kept as soon as you do.
        </p>
        <div className="mt-4 flex flex-col gap-4">
          {data ? (
            <>
              <Checkbox
                label="Auto-send after deal closure"
                hint={
                  isConnected
                    ? 'Within a quarter of an hour after a deal is won, its contacts are asked for a testimonial. Nobody is asked twice in 90 days.'
                    : 'Starts once a CRM is connected: contacts of won deals are then asked for a testimonial.'
                }
                checked={data.autoSendAfterDeal}
                onChange={(event) => change({ autoSendAfterDeal: event.target.checked })}
              />
              <Checkbox
                label="Weekly follow-ups"
                hint="A request that nobody answered for a week is repeated once, never more."
                checked={data.weeklyFollowUps}
                onChange={(event) => change({ weeklyFollowUps: event.target.checked })}
              />
            </>
          ) : automation.isError ? (
            <LoadFailure
              failure={automation.error}
              otherwise="Your choices could not be loaded."
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

import type { RewardSettings } from '#contract/rewards/rewards.ts'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useEffect } from 'react'
import { sentenceOf } from '../lib/call/problem.ts'
import { useAutosave } from '../lib/call/use-autosave.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { toast } from '../ui/message/toast.ts'
import { CodesCard } from './codes-card.tsx'
import { ledgerPath } from './feature.ts'
import { InfoCards } from './info-cards.tsx'
import { settingsQuery, useSaveSettings } from './queries.ts'
import { RewardPreview } from './reward-preview.tsx'
import { RulesCard } from './rules-card.tsx'
import { SettingsCard } from './settings-card.tsx'

/** A thank-you for writing: what it is, when it goes out and how, and the codes it is made of. */
export function RewardsPage() {
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageHeader
        title="Customer Rewards"
        description="Thank every customer who writes, whatever the rating."
        actions={
          <LinkButton href={ledgerPath} variant="secondary">
            <BookOpenText aria-hidden="true" />
            Rewards ledger
          </LinkButton>
        }
      />
      <InfoCards />
      <div className="mt-6">
        {settings.data ? (
          <Form saved={settings.data} />
        ) : settings.isPending ? (
          <output aria-label="Loading the reward settings" className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-120 w-full" />
            <Skeleton className="h-72 w-full" />
          </output>
        ) : (
          <LoadFailure
            title="Couldn't load the reward settings"
            failure={settings.error}
            onRetry={() => void settings.refetch()}
          />
        )}
      </div>
    </>
  )
}

function Form({ saved }: { saved: RewardSettings }) {
  const save = useSaveSettings()
  const form = useAutosave({
    saved,
    save,
    onLost: (failure) =>
      toast({
        title: 'Your last reward changes were not saved',
        description: sentenceOf(failure, 'Please make them again.'),
        variant: 'destructive',
      }),
  })
  const { draft, change, state } = form
  useEffect(() => {
    if (state === 'saved') {
      toast({ title: 'Settings saved', description: 'Your reward configuration has been updated' })
    }
    if (state === 'failed') {
      toast({ title: 'Error', description: 'Failed to save reward settings', variant: 'destructive' })
    }
  }, [state])
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SettingsCard {...form} />
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2">
        {draft.isEnabled && <RewardPreview settings={draft} />}
        <CodesCard
          makesCodes={draft.generatesCodes ?? true}
          onMakeCodes={(generatesCodes) => change({ generatesCodes })}
        />
      </div>
      <RulesCard />
    </div>
  )
}

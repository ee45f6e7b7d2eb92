import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { sentenceOf } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { toast } from '../ui/message/toast.ts'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { PlatformPicker } from './setup/platform-picker.tsx'
import { PromptPreview } from './publish/prompt-preview.tsx'
import { PublishingSubpage } from './publishing-subpage.tsx'
import { connectionsQuery, useSavePreferences } from './queries.ts'

const header = {
  title: 'Platform Preferences',
  description: 'What customers see after they leave four or five stars. Changes save automatically.',
}

/** Whether and where customers are pointed after they have written. */
export function PreferencesPage() {
  const profile = useQuery(businessProfileQuery)
  const connections = useQuery(connectionsQuery)
  return (
    <PublishingSubpage {...header}>
      <Loaded query={profile} loading={loading} failure="Couldn't load your preferences.">
        {(known) =>
          known === null ? (
            <EmptyState
              title="Set up your business first"
              action={<LinkButton href="/ai-onboarding">Set up your business</LinkButton>}
            >
              Your preferences belong to your business profile.
            </EmptyState>
          ) : (
            <Loaded query={connections} loading={loading} failure="Couldn't load your platforms.">
              {(places) => <Preferences profile={known} connections={places} />}
            </Loaded>
          )
        }
      </Loaded>
    </PublishingSubpage>
  )
}

const loading = (
  <LoadingLines
    label="Loading your preferences"
    lines={['h-28 w-full', 'h-56 w-full']}
    className="flex flex-col gap-6"
  />
)

function Preferences({
  profile,
  connections,
}: {
  profile: BusinessProfile
  connections: readonly PlatformConnection[]
}) {
  const { primaryReviewPlatform, reviewPromptEnabled } = profile
  const save = useSavePreferences()
  const change = (changed: Partial<BusinessProfile>) =>
    save.mutate(
      { primaryReviewPlatform, reviewPromptEnabled, ...changed },
      { onSuccess: () => toast({ title: 'Preferences Updated' }) },
    )
  return (
    <>
      {save.isError && (
        <div className="mb-6">
          <Banner tone="danger" title="Failed to update preferences" isAlert>
            {sentenceOf(save.error, 'Nothing changed. Please try again.')}
          </Banner>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <SubjectCard title="Review prompts">
            <Switch
              label="Show review prompts"
              hint="Customers can copy their own text and open your page on a review site. The links that everyone sees, whatever the rating, stay on your form either way."
              checked={reviewPromptEnabled}
              onChange={(event) => change({ reviewPromptEnabled: event.currentTarget.checked })}
            />
          </SubjectCard>
          <PlatformPicker
            chosen={primaryReviewPlatform}
            connections={connections}
            // The primary one again is no platform at all.
            onChoose={(platform) =>
              change({ primaryReviewPlatform: platform === primaryReviewPlatform ? null : platform })
            }
          />
        </div>
        <PromptPreview profile={profile} connections={connections} />
      </div>
    </>
  )
}

import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState, type ComponentType } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { AnalyticsCards } from './analytics-cards.tsx'
import { platformNames } from './copy.ts'
import { useRecommendations, useTag } from './queries.ts'
import { Results } from './results.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSelected } from './use-selected.ts'
import { useSettings } from './use-settings.ts'

const WidgetDialog = lazyPart(() => import('./widget-dialog.tsx').then((m) => m.WidgetDialog))

interface RecommendationsPageProps {
  ShareDialog: ComponentType<{ testimonial: Testimonial; onClose: () => void }>
  TagDialog: ComponentType<{ onClose: () => void; onTag: (action: 'tag' | 'untag', tag: string) => void }>
}

/** The testimonials that fit a purpose best, and what to do with them. */
export function RecommendationsPage({ ShareDialog, TagDialog }: RecommendationsPageProps) {
  const { settings, set } = useSettings()
  const query = useRecommendations(settings)
  const selection = useSelected(query.data?.recommendations)
  const [shared, setShared] = useState<Recommendation>()
  const [tagged, setTagged] = useState<readonly Recommendation[]>()
  const [isMakingWidget, setIsMakingWidget] = useState(false)
  const tag = useTagging()
  return (
    <>
      <PageHeader
        title="Recommendations"
        description="Find the testimonials that fit a purpose best, and see why. Only those that can be shown are suggested."
      />
      <div className="flex flex-col gap-6">
        <SettingsCard settings={settings} onChange={set} />
        <AnalyticsCards analytics={query.data?.analytics} />
        <Loaded query={query} loading={loading} failure="Your recommendations could not be loaded.">
          {(loaded) => (
            <Results
              loaded={loaded}
              isRefreshing={query.isPlaceholderData}
              selection={selection}
              onShare={setShared}
              onTag={setTagged}
              onMakeWidget={() => setIsMakingWidget(true)}
            />
          )}
        </Loaded>
      </div>
      {shared && <ShareDialog testimonial={asShown(shared)} onClose={() => setShared(undefined)} />}
      {tagged && (
        <TagDialog
          onClose={() => setTagged(undefined)}
          onTag={(action, name) => {
            setTagged(undefined)
            tag(action, name, tagged)
          }}
        />
      )}
      {isMakingWidget && (
        <WidgetDialog
          selected={selection.selected}
          purpose={platformNames[settings.platform]}
          onClose={() => setIsMakingWidget(false)}
        />
      )}
    </>
  )
}

/** With the words that outlets show: an edit may still wait for its customer. */
function asShown({ testimonial, content }: Recommendation): Testimonial {
  return { ...testimonial, content }
}

function useTagging() {
  const { mutate } = useTag()
  return (action: 'tag' | 'untag', tag: string, chosen: readonly Recommendation[]) =>
    mutate(
      { action, tag, ids: chosen.map(({ testimonialId }) => testimonialId) },
      {
        onSuccess: (changed) => {
          const count = `${changed.toLocaleString()} ${changed === 1 ? 'testimonial' : 'testimonials'}`
          toast({
            title: action === 'tag' ? 'Tag added' : 'Tag removed',
            description: `${count} ${action === 'tag' ? 'tagged' : 'changed'}.`,
          })
        },
        onError: showRefusal('Error', { otherwise: "The tag couldn't be changed. Please try again." }),
      },
    )
}

const loading = (
  <LoadingLines
    label="Loading your recommendations"
    lines={['h-64 w-full', 'h-64 w-full', 'h-64 w-full']}
    className="flex flex-col gap-4"
  />
)

import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { RefreshCw } from 'lucide-react'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { OutsideLink } from '../ui/text/outside-link.tsx'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { AuthorizeButton, KeysForm } from './connect-source.tsx'
import { keyFields, placeCopy } from './copy.ts'
import { DisconnectSource } from './disconnect.tsx'
import { useSync } from './queries.ts'

/** How a connected platform is going, and what can be done with it. */
export function SourceStatus({ source }: { source: ReviewSource }) {
  const { platform, state, lastError, running } = source
  const isExpired = state === 'reconnect'
  return (
    <div className="flex flex-col gap-4">
      {lastError && (
        <Banner tone="warning" title={isExpired ? 'Reconnect to go on' : 'Last sync failed'}>
          {lastError}
        </Banner>
      )}
      {running && <Progress source={source} />}
      <SourceFacts source={source} />
      {isExpired && keyFields[platform] && <KeysForm platform={platform} />}
      <div className="flex flex-wrap gap-2.5">
        {isExpired
          ? !keyFields[platform] && (
              <AuthorizeButton platform={platform} label={`Reconnect ${sourceNames[platform]}`} />
            )
          : !running && <SyncButton source={source} />}
        <DisconnectSource platform={platform} />
      </div>
    </div>
  )
}

function SyncButton({ source: { platform } }: { source: ReviewSource }) {
  const sync = useSync(platform)
  return (
    <Button
      variant="secondary"
      isPending={sync.isPending}
      pendingLabel="Starting..."
      onClick={() =>
        sync.mutate(undefined, {
          onError: showRefusal('Not synced', { otherwise: 'Please try again in a moment.' }),
        })
      }
    >
      <RefreshCw aria-hidden="true" />
      Sync now
    </Button>
  )
}

function Progress({ source: { running, platform, isComplete } }: { source: ReviewSource }) {
  const { read, expected } = running!
  const name = sourceNames[platform]
  const sentence =
    isComplete || read === 0
      ? `Checking ${name} for changes...`
      : expected === null
        ? `${read.toLocaleString()} reviews so far`
        : `${read.toLocaleString()} of ${expected.toLocaleString()} reviews`
  return (
    <div className="flex flex-col gap-1.5">
      <output className="text-sm text-soft tabular-nums">{sentence}</output>
      <ProgressBar
        label={`Importing from ${name}`}
        {...(expected !== null && !isComplete && { value: read, max: expected })}
      />
    </div>
  )
}

function SourceFacts({ source }: { source: ReviewSource }) {
  const { platform, placeName, placeUrl, reviews, removed, lastSyncAt } = source
  const noun = placeCopy[platform]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      <dt className="text-faint">{noun[0]!.toUpperCase() + noun.slice(1)}</dt>
      <dd className="wrap-anywhere">
        {placeUrl ? <OutsideLink href={placeUrl}>{placeName}</OutsideLink> : placeName}
      </dd>
      {platform !== 'yelp' && (
        <>
          <dt className="text-faint">Reviews</dt>
          <dd className="tabular-nums">
            {reviews.toLocaleString()}
            {removed > 0 && <span className="text-faint"> · {removed.toLocaleString()} removed there</span>}
          </dd>
        </>
      )}
      <dt className="text-faint">Last sync</dt>
      <dd>
        {lastSyncAt ? (
          <>
            <RelativeDate date={lastSyncAt} />, {timeOf(lastSyncAt)}
          </>
        ) : (
          'Not yet'
        )}
      </dd>
    </dl>
  )
}

/** A sync is an hour apart from the next: the day alone says too little. */
const timeOf = (moment: string) =>
  new Date(moment).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })

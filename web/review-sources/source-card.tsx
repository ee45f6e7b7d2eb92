import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { PlatformMark } from '../lib/copy/platform-mark.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { ConnectSource } from './connect-source.tsx'
import { aboutCopy, stateCopy } from './copy.ts'
import { Excerpts } from './excerpts.tsx'
import { SourceStatus } from './source-status.tsx'
import { TermsSwitch } from './terms-switch.tsx'

/** One platform: how it is connected, how the reviews are coming in, and what it allows with them. */
export function SourceCard({ source }: { source: ReviewSource }) {
  const { platform, state } = source
  const name = sourceNames[platform]
  const { label, tone } = stateCopy[state]
  return (
    <section aria-label={name} className="min-w-0">
      <Card>
        <div className="flex items-center gap-3">
          <PlatformMark platform={platform} />
          <h2 className="min-w-0 grow font-serif text-title font-medium tracking-tight">{name}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-3 max-w-[52ch] text-base text-soft">{aboutCopy[platform]}</p>
        <div className="mt-5 flex flex-col gap-5">
          <ConnectionStep source={source} />
          <Excerpts source={source} />
          {state !== 'not-configured' && <Rules source={source} />}
        </div>
      </Card>
    </section>
  )
}

function ConnectionStep({ source }: { source: ReviewSource }) {
  switch (source.state) {
    case 'not-configured':
      return (
        <p className="text-base text-soft">
          Set{' '}
          {source.missingSettings.map((name, index) => (
            <span key={name}>
              {index > 0 && ' and '}
              <code className="text-sm wrap-anywhere">{name}</code>
            </span>
          ))}{' '}
          on this server to connect {sourceNames[source.platform]}.
        </p>
      )
    case 'not-connected':
      return <ConnectSource source={source} />
    case 'choosing':
      return <ChoosePlace source={source} />
    case 'reconnect':
    case 'ready':
      return <SourceStatus source={source} />
    default:
      return source.state satisfies never
  }
}

/** What the platform allows with its reviews. */
function Rules({ source }: { source: ReviewSource }) {
  const { sentences, inOutlets } = reviewRules[source.platform]
  const isConnected = source.state === 'ready' || source.state === 'reconnect'
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <ul className="flex list-disc flex-col gap-1 pl-4.5 text-sm text-faint">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {inOutlets === 'when-accepted' && isConnected && <TermsSwitch source={source} />}
    </div>
  )
}

import type { ReviewPlatform } from '#contract/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing.ts'
import { clsx } from 'clsx'
import { SubjectCard } from '../ui/subject-card.tsx'
import { PlatformBadges } from './platform-badges.tsx'
import { platformCatalogue } from './platform-catalogue.ts'
import { PlatformMark } from '../lib/platform-mark.tsx'

/** The one review site that prompts lead to. Pressing the chosen one again chooses none. */
export function PlatformPicker({
  chosen,
  connections,
  onChoose,
}: {
  chosen: string | null
  connections: readonly PlatformConnection[]
  onChoose: (platform: ReviewPlatform) => void
}) {
  return (
    <SubjectCard title="Primary platform" description="Press the chosen one again to choose none.">
      <ul className="flex flex-col gap-2">
        {platformCatalogue.map(({ platform, name, description }) => (
          <li key={platform}>
            <button
              type="button"
              aria-pressed={platform === chosen}
              onClick={() => onChoose(platform)}
              className={clsx(
                'flex w-full items-center gap-3 rounded-md border p-3 text-left transition-[border-color,box-shadow] hover:border-line-strong',
                platform === chosen ? 'border-accent ring-1 ring-accent' : 'border-line',
              )}
            >
              <PlatformMark platform={platform} />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="text-base font-semibold">{name}</span>
                  <PlatformBadges platform={platform} connections={connections} />
                </span>
                <span className="block text-sm text-faint">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SubjectCard>
  )
}

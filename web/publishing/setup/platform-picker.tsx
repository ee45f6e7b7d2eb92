import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { clsx } from 'clsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { PlatformLine } from '../platform-line.tsx'
import { platformCatalog } from './platform-catalog.ts'

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
    <SubjectCard title="Primary platform" description="Press it again to choose none.">
      <ul className="flex flex-col gap-2">
        {platformCatalog.map((one) => (
          <li key={one.platform}>
            <button
              type="button"
              aria-pressed={one.platform === chosen}
              onClick={() => onChoose(one.platform)}
              className={clsx(
                'flex w-full items-center gap-3 rounded-md border p-3 text-left transition-[border-color,box-shadow] hover:border-line-strong',
                one.platform === chosen ? 'border-accent ring-1 ring-accent' : 'border-line',
              )}
            >
              <PlatformLine platform={one} connections={connections} />
            </button>
          </li>
        ))}
      </ul>
    </SubjectCard>
  )
}

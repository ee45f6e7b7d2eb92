import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { PlatformMark } from '../lib/copy/platform-mark.tsx'
import { PlatformBadge } from './setup/platform-badges.tsx'
import type { platformCatalog } from './setup/platform-catalog.ts'

/** A review site in a list to choose from: mark, name, badge and what it is for. */
export function PlatformLine({
  platform: { platform, name, description },
  connections,
}: {
  platform: (typeof platformCatalog)[number]
  connections: readonly PlatformConnection[]
}) {
  return (
    <>
      <PlatformMark platform={platform} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-base font-semibold">{name}</span>
          <PlatformBadge platform={platform} connections={connections} />
        </span>
        <span className="block text-sm text-soft">{description}</span>
      </span>
    </>
  )
}

import type { ReviewPlatform } from '#contract/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing.ts'
import { isLinkedPlatform } from '#contract/review-links.ts'
import { Badge } from '../ui/badge.tsx'

/** How it stands with a platform. */
export function PlatformBadges({
  platform,
  connections,
}: {
  platform: ReviewPlatform
  connections: readonly PlatformConnection[]
}) {
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1.5">
      {connections.some((one) => one.platform === platform) && <Badge tone="success">Connected</Badge>}
      {!isLinkedPlatform(platform) && <Badge>Coming soon</Badge>}
    </span>
  )
}

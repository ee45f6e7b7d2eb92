import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { Badge } from '../../ui/text/badge.tsx'

/** How it stands with a platform: one word. Where no link leads, reviews can be imported, connected or not. */
export function PlatformBadge({
  platform,
  connections,
  isPublishing = false,
}: {
  platform: ReviewPlatform
  connections: readonly PlatformConnection[]
  /** On the pages about publishing, where the others are to come. */
  isPublishing?: boolean
}) {
  if (!isLinkedPlatform(platform)) return <Badge>{isPublishing ? 'Coming soon' : 'Import only'}</Badge>
  if (!connections.some((one) => one.platform === platform)) return null
  return <Badge tone="success">Connected</Badge>
}

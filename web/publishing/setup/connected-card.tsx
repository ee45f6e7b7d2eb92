import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform, linkedPlatforms } from '#contract/publishing/review-links.ts'
import { Link } from 'wouter'
import { Badge } from '../../ui/text/badge.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { platformCatalog } from './platform-catalog.ts'
import { PlatformBadge } from './platform-badges.tsx'
import { PlatformMark } from '../../lib/copy/platform-mark.tsx'

/** The five review sites, and which of them the business has set up. */
export function ConnectedSitesCard({ connections }: { connections: readonly PlatformConnection[] }) {
  const count = connections.filter(({ platform }) => isLinkedPlatform(platform)).length
  return (
    <SubjectCard title="Platforms" badge={<Badge>{`${count} of ${linkedPlatforms.length} connected`}</Badge>}>
      <ul className="-mx-2 -mt-2 mb-4 flex flex-col">
        {platformCatalog.map(({ platform, name }) => (
          <li key={platform}>
            <Link
              href={`/platform-setup?platform=${platform}`}
              className="flex items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-hover"
            >
              <PlatformMark platform={platform} />
              <span className="min-w-0 grow truncate text-base font-medium">{name}</span>
              <PlatformBadge platform={platform} connections={connections} isPublishing />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton href="/platform-setup" variant="secondary">
        Set up platforms
      </LinkButton>
    </SubjectCard>
  )
}

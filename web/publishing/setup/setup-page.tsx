import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { PlatformConnection } from '#contract/publishing/publishing.ts'
import { businessProfileQuery } from '../../accounts/queries.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { PlatformLine } from '../platform-line.tsx'
import { platformCatalog } from './platform-catalog.ts'
import { PublishingSubpage } from '../publishing-subpage.tsx'
import { connectionsQuery } from '../queries.ts'
import { SetupForm } from './setup-form.tsx'

const header = {
  title: 'Platform Setup',
  description:
    'Tell us where your business is on review sites. Your form and your review links lead to Google and Yelp.',
}

/** Where the business is on review sites: a list of them, then a form for the chosen one. */
export function SetupPage() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = platformCatalog.find(({ platform }) => platform === parameters.get('platform'))
  const connections = useQuery(connectionsQuery)
  const profile = useQuery(businessProfileQuery)
  return (
    <PublishingSubpage {...header}>
      <Loaded query={connections} loading={loading} failure="Couldn't load your platforms.">
        {(known) =>
          chosen && profile.data !== undefined ? (
            <SetupForm
              key={chosen.platform}
              platform={chosen}
              connection={known.find(({ platform }) => platform === chosen.platform)}
              businessName={profile.data?.businessName ?? ''}
              reviewProfiles={profile.data?.reviewProfiles ?? ''}
              onClose={() => setParameters({})}
            />
          ) : (
            <>
              <PlatformList connections={known} />
              <p className="mt-4 text-base text-soft">
                To import the reviews you have there, connect{' '}
                <TextLink href="/review-sources">Review Sources</TextLink>. For G2,{' '}
                <TextLink href="/testimonials?import=file">import a file</TextLink>.
              </p>
            </>
          )
        }
      </Loaded>
    </PublishingSubpage>
  )
}

const loading = (
  <LoadingLines
    label="Loading your platforms"
    lines={['h-20 w-full', 'h-20 w-full', 'h-20 w-full', 'h-20 w-full', 'h-20 w-full']}
    className="flex flex-col gap-3"
  />
)

function PlatformList({ connections }: { connections: readonly PlatformConnection[] }) {
  return (
    <ul aria-label="Platforms" className="grid gap-3">
      {platformCatalog.map((one) => (
        <li key={one.platform}>
          <Card className="p-0!">
            <Link
              href={`/platform-setup?platform=${one.platform}`}
              className="flex items-center gap-4 rounded-lg p-4 transition-colors hover:bg-hover"
            >
              <PlatformLine platform={one} connections={connections} />
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-faint" />
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { PlatformConnection } from '#contract/publishing.ts'
import { businessProfileQuery } from '../accounts/queries.ts'
import { Card } from '../ui/card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadingLines } from '../ui/loading-lines.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { PlatformBadges } from './platform-badges.tsx'
import { platformCatalogue } from './platform-catalogue.ts'
import { PlatformMark } from '../lib/platform-mark.tsx'
import { connectionsQuery } from './queries.ts'
import { SetupForm } from './setup-form.tsx'

/** Where the business is on review sites: a list of them, then a form for the chosen one. */
export function SetupPage() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = platformCatalogue.find(({ platform }) => platform === parameters.get('platform'))
  const connections = useQuery(connectionsQuery)
  const profile = useQuery(businessProfileQuery)
  return (
    <>
      <PageHeader
        title="Platform Setup"
        description="Tell us where your business is on review sites. Your form and your review links lead there."
        actions={
          <LinkButton href="/publishing" variant="secondary">
            <ArrowLeft aria-hidden="true" />
            Back to Publishing
          </LinkButton>
        }
      />
      <Loaded query={connections} loading={loading} failure="Couldn't load your platforms.">
        {(known) =>
          chosen && profile.data !== undefined ? (
            <SetupForm
              key={chosen.platform}
              platform={chosen}
              connection={known.find(({ platform }) => platform === chosen.platform)}
              businessName={profile.data?.businessName ?? ''}
              onClose={() => setParameters({})}
            />
          ) : (
            <>
              <PlatformList connections={known} />
              <p className="mt-4 text-base text-soft">
                To import the reviews you have there, connect{' '}
                <TextLink href="/review-sources">Review Sources</TextLink>.
              </p>
            </>
          )
        }
      </Loaded>
    </>
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
      {platformCatalogue.map(({ platform, name, description }) => (
        <li key={platform}>
          <Card className="p-0!">
            <Link
              href={`/platform-setup?platform=${platform}`}
              className="flex items-center gap-4 rounded-lg p-4 transition-colors hover:bg-hover"
            >
              <PlatformMark platform={platform} />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="text-base font-semibold">{name}</span>
                  <PlatformBadges platform={platform} connections={connections} />
                </span>
                <span className="block text-base text-soft">{description}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-faint" />
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}

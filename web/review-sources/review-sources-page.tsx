import { sourceProblems } from '#contract/review-sources/review-sources.ts'
import { sourceNames, sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Banner } from '../ui/message/banner.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { problemCopy } from './copy.ts'
import { MatchesCard } from './matches-card.tsx'
import { sourcesQuery } from './queries.ts'
import { SourceCard } from './source-card.tsx'
import { VaultMenu } from './vault-menu.tsx'

/** The platforms that reviews come home from. */
export function ReviewSourcesPage() {
  const sources = useQuery(sourcesQuery)
  const hasReviews = sources.data?.some(({ reviews, removed }) => reviews + removed > 0) ?? false
  return (
    <>
      <PageHeader
        title="Review Sources"
        description="Sync reviews from other sites. New ones arrive every hour."
        actions={
          <>
            {hasReviews && <VaultMenu />}
            <LinkButton href="/testimonials?needsAnswer=true" variant="secondary">
              Reviews to answer
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <ComingBack />
        <QueryFailure query={sources} otherwise="Couldn't load your review sources." />
        <MatchesCard />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {sources.isPending &&
            sourcePlatforms.map((platform) => (
              <Card key={platform}>
                <Skeleton className="h-40 w-full" />
              </Card>
            ))}
          {sources.data?.map((source) => (
            <SourceCard key={source.platform} source={source} />
          ))}
        </div>
      </div>
    </>
  )
}

/** What became of a connection, after the platform has sent the browser back. */
function ComingBack() {
  const [parameters] = useSearchParams()
  const problem = sourceProblems.find((one) => one === parameters.get('problem'))
  const connected = sourcePlatforms.find((one) => one === parameters.get('connected'))
  if (problem) {
    return (
      <Banner tone="warning" title="Not connected" isAlert>
        {problemCopy[problem]}
      </Banner>
    )
  }
  return connected ? (
    <Banner tone="success" title={`${sourceNames[connected]} connected`}>
      Choose the location below, and its reviews start coming in.
    </Banner>
  ) : null
}

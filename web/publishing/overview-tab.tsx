import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { ConnectedSitesCard } from './setup/connected-card.tsx'
import { HandedCard } from './publish/handed-card.tsx'
import { PromptCase } from './publish/prompt-case.tsx'
import { connectionsQuery, linksShownQuery } from './queries.ts'

/** How prompting and publishing stand. */
export function OverviewTab() {
  const profile = useQuery(businessProfileQuery)
  const connections = useQuery(connectionsQuery)
  const settings = useQuery(linksShownQuery)
  const asked = [profile, connections, settings]
  const failed = asked.find(({ isError, data }) => isError && data === undefined)
  if (failed) {
    return (
      <LoadFailure
        title="Couldn't load your publishing settings"
        failure={failed.error}
        onRetry={() => asked.forEach((query) => query.isError && void query.refetch())}
      />
    )
  }
  if (profile.data === undefined || !connections.data || !settings.data) {
    return <OverviewLoading />
  }
  return (
    <div className="flex flex-col gap-6">
      <PromptCase
        profile={profile.data}
        connections={connections.data}
        areLinksOff={settings.data.publicLinks === 'nobody'}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ConnectedSitesCard connections={connections.data} />
        <HandedCard />
      </div>
    </div>
  )
}

/** The places of the three cards. */
function OverviewLoading() {
  return (
    <output aria-label="Loading the overview" className="flex flex-col gap-6">
      <LoadingCard lines={['h-6 w-64', 'h-4 w-3/4', 'mt-3 h-9 w-44']} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <LoadingCard lines={['h-6 w-32', 'h-8 w-2/5', 'h-8 w-1/3', 'h-8 w-1/2', 'h-8 w-3/8', 'h-9 w-36']} />
        <LoadingCard lines={['h-6 w-40', 'h-4 w-full', 'h-4 w-5/6', 'mt-2 h-10 w-40', 'mt-2 h-9 w-48']} />
      </div>
    </output>
  )
}

function LoadingCard({ lines }: { lines: readonly string[] }) {
  return (
    <Card className="flex flex-col gap-3">
      {lines.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
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
    return (
      <LoadingLines
        label="Loading the overview"
        lines={['h-32 w-full', 'h-48 w-full']}
        className="flex flex-col gap-6"
      />
    )
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

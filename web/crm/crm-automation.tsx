import type { CrmType } from '#contract/crm/crm.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { AutomationCard } from './automation-card.tsx'
import { ConnectCard } from './connect-card.tsx'
import { integrationsQuery } from './queries.ts'

const kinds: readonly CrmType[] = ['hubspot', 'salesforce']

/** Where customers come from by themselves, and what happens without anybody pressing a button. */
export function CrmAutomation() {
  const integrations = useQuery(integrationsQuery)
  if (integrations.isError && !integrations.data) {
    return (
      <LoadFailure
        title="Couldn't load your CRMs"
        failure={integrations.error}
        onRetry={() => void integrations.refetch()}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {kinds.map((kind) =>
          integrations.data ? (
            <ConnectCard
              key={kind}
              crmType={kind}
              integration={integrations.data.find(({ crmType }) => crmType === kind)}
            />
          ) : (
            <Skeleton key={kind} className="h-80 rounded-lg" />
          ),
        )}
      </div>
      <AutomationCard isConnected={(integrations.data?.length ?? 0) > 0} />
    </div>
  )
}

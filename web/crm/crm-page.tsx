import { type CrmIntegration, crmTypes } from '#contract/crm/crm.ts'
import { crmSignInProblems } from '#contract/crm/crm-sign-in.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { Card } from '../ui/layout/card.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Connected } from './connected.tsx'
import { crmCopy, signInProblemCopy } from './copy.ts'
import { MilestonesCard } from './milestones-card.tsx'
import { integrationsQuery } from './queries.ts'
import { useSyncAll } from './use-sync-all.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const AddIntegration = lazyPart(() => import('./add-integration.tsx').then((m) => m.AddIntegration))

/** The CRMs that customers come from, and the rules by which their contacts are asked for a testimonial. */
export function CrmPage() {
  const integrations = useQuery(integrationsQuery)
  const [isAdding, setIsAdding] = useState(false)
  const { sync, isPending } = useSyncAll()
  const connected = integrations.data ?? []
  return (
    <>
      <PageHeader
        title="CRM Integrations"
        description="Import contacts from HubSpot and Salesforce, and ask them for a testimonial at the right moment."
        actions={
          <>
            <Button
              variant="secondary"
              disabled={!connected.some(({ isActive }) => isActive)}
              isPending={isPending}
              pendingLabel="Syncing..."
              onClick={sync}
            >
              <RefreshCw aria-hidden="true" />
              Sync CRM Data
            </Button>
            <Button onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" />
              Add Integration
            </Button>
          </>
        }
      />
      <ComingBack />
      <div className="grid gap-6 lg:grid-cols-2">
        <ConnectedCrmCard integrations={integrations} onReconnect={() => setIsAdding(true)} />
        <MilestonesCard />
      </div>
      {isAdding && <AddIntegration connected={connected} onClose={() => setIsAdding(false)} />}
    </>
  )
}

/** What became of a sign-in, after the CRM has sent the browser back. */
function ComingBack() {
  const [parameters] = useSearchParams()
  const problem = crmSignInProblems.find((one) => one === parameters.get('problem'))
  const connected = crmTypes.find((one) => one === parameters.get('connected'))
  if (!problem && !connected) return null
  return (
    <div className="mb-6">
      {problem ? (
        <Banner tone="warning" title="Not connected" isAlert>
          {signInProblemCopy[problem]}
        </Banner>
      ) : (
        <Banner tone="success" title={`${crmCopy[connected!].name} connected`}>
          Sync to import your contacts.
        </Banner>
      )}
    </div>
  )
}

interface ConnectedCardProps {
  onReconnect: () => void
  integrations: {
    data?: CrmIntegration[] | undefined
    isPending: boolean
    error: unknown
    refetch: () => unknown
  }
}

function ConnectedCrmCard({ integrations, onReconnect }: ConnectedCardProps) {
  const { data, isPending } = integrations
  return (
    <section aria-labelledby="connected" className="flex min-w-0 flex-col">
      <Card className="grow">
        <CardTitle id="connected">Connected CRMs</CardTitle>
        {isPending && <Skeleton className="mt-4 h-32 w-full" />}
        <div className="not-empty:mt-4">
          <QueryFailure query={integrations} otherwise="Couldn't load your CRMs." />
        </div>
        {data?.length === 0 && (
          <p className="mt-2 text-base text-soft">Connect a CRM to import its contacts as customers.</p>
        )}
        {data && data.length > 0 && (
          <ul className="mt-4 flex flex-col divide-y divide-line">
            {data.map((integration) => (
              <li key={integration.id} className="py-5 first:pt-0 last:pb-0">
                <h3 className="mb-3 text-base font-semibold">{crmCopy[integration.crmType].name}</h3>
                <Connected integration={integration} onReconnect={onReconnect} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

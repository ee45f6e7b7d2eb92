import type { CrmIntegration } from '#contract/crm/crm.ts'
import { RefreshCw } from 'lucide-react'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { DisconnectButton } from '../ui/button/disconnect-button.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { showRefusal, tellOutcome } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useDisconnectCrm, useSyncCrm } from './queries.ts'
import { crmCopy } from './copy.ts'
import { syncFailedTitle } from './sync-failed-title.ts'

/** How a connected CRM is going, and what can be done with it. */
export function Connected({ integration }: { integration: CrmIntegration }) {
  const { id, crmType, lastError } = integration
  const { name } = crmCopy[crmType]
  const sync = useSyncCrm()
  const syncContacts = () =>
    sync.mutate(id, {
      onSuccess: ({ message }) => toast({ title: 'Contacts synced', description: message }),
      onError: (failure) => showRefusal(syncFailedTitle(failure), { otherwise: 'CRM sync failed' })(failure),
    })
  return (
    <div className="flex flex-col gap-4">
      {lastError && <Banner title="Last attempt failed">{lastError}</Banner>}
      <Account integration={integration} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          isPending={sync.isPending}
          pendingLabel="Syncing..."
          onClick={syncContacts}
        >
          <RefreshCw aria-hidden="true" />
          Sync contacts
        </Button>
        <DisconnectCrm id={id} name={name} />
      </div>
    </div>
  )
}

function DisconnectCrm({ id, name }: { id: string; name: string }) {
  const disconnect = useDisconnectCrm()
  return (
    <DisconnectButton
      name={name}
      isPending={disconnect.isPending}
      onConfirm={(close) =>
        disconnect.mutate(
          id,
          tellOutcome(`${name} disconnected`, 'Not disconnected', close, {
            otherwise: 'Something went wrong. Please try again.',
          }),
        )
      }
    >
      Its keys are deleted, and won deals no longer send requests. Imported customers stay.
    </DisconnectButton>
  )
}

function Account({ integration }: { integration: CrmIntegration }) {
  const { instanceUrl, portalId, lastSyncAt, contactsSynced } = integration
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      <dt className="text-faint">Account</dt>
      <dd className="truncate">{instanceUrl ? new URL(instanceUrl).hostname : `Portal ${portalId}`}</dd>
      <dt className="text-faint">Last sync</dt>
      <dd>{lastSyncAt ? <RelativeDate date={lastSyncAt} /> : 'Never'}</dd>
      <dt className="text-faint">Contacts synced</dt>
      <dd className="tabular-nums">{contactsSynced.toLocaleString()}</dd>
    </dl>
  )
}

import type { CrmIntegration } from '#contract/crm/crm.ts'
import { PenLine, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { DisconnectButton } from '../ui/button/disconnect-button.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { showRefusal, tellOutcome } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useChangeIntegration, useDisconnectCrm, useSyncCrm } from './queries.ts'
import { crmCopy } from './copy.ts'
import { syncFailedTitle } from './sync-failed-title.ts'

const WriteBackDialog = lazyPart(() => import('./write-back-dialog.tsx').then((m) => m.WriteBackDialog))

/** How a connected CRM is going, and what can be done with it. */
export function Connected({
  integration,
  onReconnect,
}: {
  integration: CrmIntegration
  onReconnect?: () => void
}) {
  const { id, crmType, lastError, isActive, isExpired } = integration
  const { name } = crmCopy[crmType]
  return (
    <div className="flex flex-col gap-4">
      {lastError && (
        <Banner
          {...(isExpired && { tone: 'warning' as const })}
          title={isExpired ? 'Connect again to continue' : 'Last attempt failed'}
        >
          {lastError}
        </Banner>
      )}
      <Progress integration={integration} />
      <Account integration={integration} />
      <Restricted isQuiet>
        <ActiveSwitch integration={integration} />
      </Restricted>
      <div className="flex flex-wrap gap-2.5">
        {isExpired && onReconnect ? (
          <Button onClick={onReconnect}>Reconnect {name}</Button>
        ) : (
          <SyncContacts integration={integration} />
        )}
        {isActive && !isExpired && (
          <Restricted isQuiet>
            <WriteBackButton integration={integration} />
          </Restricted>
        )}
        <DisconnectCrm id={id} name={name} />
      </div>
    </div>
  )
}

function SyncContacts({ integration: { id, isActive, running } }: { integration: CrmIntegration }) {
  const sync = useSyncCrm()
  const syncContacts = () =>
    sync.mutate(id, {
      onSuccess: ({ message }) => toast({ title: 'Contacts synced', description: message }),
      onError: (failure) => showRefusal(syncFailedTitle(failure), { otherwise: 'CRM sync failed' })(failure),
    })
  return (
    <Button
      variant="secondary"
      disabled={!isActive || running !== null}
      isPending={sync.isPending}
      pendingLabel="Syncing..."
      onClick={syncContacts}
    >
      <RefreshCw aria-hidden="true" />
      Sync contacts
    </Button>
  )
}

function WriteBackButton({ integration }: { integration: CrmIntegration }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <PenLine aria-hidden="true" />
        Update contacts
      </Button>
      {isOpen && <WriteBackDialog integration={integration} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Effective at once. */
function ActiveSwitch({ integration: { id, isActive, crmType } }: { integration: CrmIntegration }) {
  const change = useChangeIntegration(id)
  return (
    <Switch
      label="Active"
      hint={
        isActive
          ? undefined
          : `Paused: nothing is read from ${crmCopy[crmType].name}, and its milestones ask nobody.`
      }
      checked={isActive}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate({ isActive: event.target.checked }, { onError: showRefusal('Not saved') })
      }
    />
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
      Its keys and deals are deleted here, and its milestones and won deals no longer send requests. Imported
      customers stay. Nothing changes in {name}.
    </DisconnectButton>
  )
}

function Progress({ integration: { running, crmType } }: { integration: CrmIntegration }) {
  if (!running) return null
  const { read, expected } = running
  const { name } = crmCopy[crmType]
  return (
    <div className="flex flex-col gap-1.5">
      <output className="text-sm text-soft tabular-nums">
        {expected === null
          ? `Checking ${name} for changes...`
          : `${read.toLocaleString()} of ${expected.toLocaleString()} contacts and deals`}
      </output>
      <ProgressBar
        label={`Syncing from ${name}`}
        {...(expected !== null && { value: Math.min(read, expected), max: expected })}
      />
    </div>
  )
}

function Account({ integration }: { integration: CrmIntegration }) {
  const { instanceUrl, portalId, lastSyncAt, contactsSynced, dealsSynced } = integration
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      <dt className="text-faint">Account</dt>
      <dd className="truncate">{instanceUrl ? new URL(instanceUrl).hostname : `Portal ${portalId}`}</dd>
      <dt className="text-faint">Last sync</dt>
      <dd>{lastSyncAt ? <RelativeDate date={lastSyncAt} /> : 'Never'}</dd>
      <dt className="text-faint">Contacts synced</dt>
      <dd className="tabular-nums">{contactsSynced.toLocaleString()}</dd>
      {dealsSynced > 0 && (
        <>
          <dt className="text-faint">Deals synced</dt>
          <dd className="tabular-nums">{dealsSynced.toLocaleString()}</dd>
        </>
      )}
    </dl>
  )
}

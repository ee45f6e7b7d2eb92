import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { webhookEventNames } from '#contract/webhooks/webhook-events.ts'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { ConfirmButton } from '../ui/dialog/confirm-dialog.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { showRefusal, tellOutcome } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { Badge } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { kindCopy } from './copy.ts'
import { useChangeWebhook, useDeleteWebhook, useTestWebhook } from './queries.ts'

const EditWebhook = lazyPart(() => import('./edit-webhook.tsx').then((m) => m.EditWebhook))
const DeliveriesDialog = lazyPart(() => import('./deliveries-dialog.tsx').then((m) => m.DeliveriesDialog))
const SecretDialog = lazyPart(() => import('./secret-dialog.tsx').then((m) => m.SecretDialog))

/** One webhook or alert: how it is going, and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { name, kind, address, offBecause, failingSince, lastError, lastDeliveredAt } = webhook
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
          <Badge>{kindCopy[kind].name}</Badge>
        </div>
        <p className="text-sm wrap-anywhere text-soft">{address}</p>
        <p className="text-sm text-faint">
          {toldOf(webhook)}
          {' · '}
          {lastDeliveredAt ? (
            <>
              Last delivered <RelativeDate date={lastDeliveredAt} />
            </>
          ) : (
            'Nothing delivered yet'
          )}
        </p>
        {offBecause ? (
          <Banner tone="warning" title="Turned off">
            {offBecause}
          </Banner>
        ) : (
          failingSince &&
          lastError && (
            <Banner tone="warning" title="Messages are failing">
              {lastError} We keep trying.
            </Banner>
          )
        )}
        <Restricted isQuiet>
          <ActiveSwitch webhook={webhook} />
        </Restricted>
        <Actions webhook={webhook} />
      </Card>
    </li>
  )
}

function toldOf({ events, lowestRating, highestRating }: Webhook): string {
  const first = events.slice(0, 2).map((event) => webhookEventNames[event])
  const rest = events.length - first.length
  const ratings =
    lowestRating !== null || highestRating !== null
      ? ` (${lowestRating ?? 1} to ${highestRating ?? 5} stars)`
      : ''
  return first.join(', ') + (rest > 0 ? ` and ${rest} more` : '') + ratings
}

/** Effective at once. */
function ActiveSwitch({ webhook: { id, name, isActive } }: { webhook: Webhook }) {
  const change = useChangeWebhook(id)
  return (
    <Switch
      label="On"
      aria-label={`${name} is on`}
      hint={isActive ? undefined : 'While this is off, events are skipped.'}
      checked={isActive}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate({ isActive: event.target.checked }, { onError: showRefusal('Not saved') })
      }
    />
  )
}

function Actions({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState<'edit' | 'deliveries' | 'secret'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => setOpen('deliveries')}>
        Deliveries
      </Button>
      <Restricted isQuiet>
        <TestButton webhook={webhook} />
        <Button variant="secondary" size="small" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        {webhook.kind === 'webhook' && (
          <Button variant="secondary" size="small" onClick={() => setOpen('secret')}>
            Signing secret
          </Button>
        )}
        <DeleteButton webhook={webhook} />
      </Restricted>
      {open === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {open === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={close} />}
      {open === 'secret' && <SecretDialog webhook={webhook} onClose={close} />}
    </div>
  )
}

function TestButton({ webhook: { id, name } }: { webhook: Webhook }) {
  const test = useTestWebhook()
  const run = () =>
    test.mutate(id, {
      onSuccess: ({ state, error }) =>
        toast(
          state === 'delivered'
            ? { title: 'Test delivered', description: `“${name}” received it.` }
            : { title: 'Test not delivered', description: error ?? '', variant: 'destructive' },
        ),
      onError: showRefusal('Test not sent'),
    })
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={test.isPending}
      pendingLabel="Sending..."
      onClick={run}
    >
      Send test
    </Button>
  )
}

function DeleteButton({ webhook: { id, name } }: { webhook: Webhook }) {
  const remove = useDeleteWebhook()
  return (
    <ConfirmButton
      label="Delete"
      variant="ghost"
      size="small"
      aria-label={`Delete ${name}`}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={(close) => remove.mutate(id, tellOutcome('Deleted', "Couldn't delete it", close))}
    >
      Nothing more is sent there, not even what is waiting. Its log is deleted too.
    </ConfirmButton>
  )
}

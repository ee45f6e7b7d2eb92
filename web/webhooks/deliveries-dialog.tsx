import type { Delivery, DeliveryState, Webhook } from '#contract/webhooks/webhooks.ts'
import { webhookEventNames, type WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import { useState } from 'react'
import { exactTime } from '../lib/text/dates.ts'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Select } from '../ui/form/select.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { PagedList } from '../ui/loading/paged-list.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { Badge, type BadgeTone } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { DeliveryTries } from './delivery-tries.tsx'
import { deliveriesQuery, useReplayFailed } from './queries.ts'

const states: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  delivered: { label: 'Delivered', tone: 'success' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** What was sent in the last 30 days, and what came back. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [state, setState] = useState<DeliveryState>()
  const list = usePagedRows(deliveriesQuery(webhook.id, state))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={`Deliveries to ${webhook.name}`}
      description="The last 30 days, newest first."
    >
      <div className="mb-3 flex flex-wrap justify-between gap-2">
        <Select
          look="tool"
          aria-label="State"
          value={state ?? ''}
          onChange={({ target }) => setState(stateOf(target.value))}
        >
          <option value="">All</option>
          <option value="delivered">Delivered</option>
          <option value="waiting">Waiting</option>
          <option value="failed">Failed</option>
        </Select>
        <Restricted isQuiet>
          <ReplayFailed id={webhook.id} />
        </Restricted>
      </div>
      <PagedList
        {...list}
        loading={loading}
        failure="Couldn't load the deliveries"
        nextFailure="Couldn't load more deliveries."
        empty={
          <p className="py-6 text-base text-soft">
            {state ? 'No deliveries in this state.' : 'Nothing was sent yet. Send a test to try it.'}
          </p>
        }
      >
        <ul aria-label="Deliveries" className="divide-y divide-line border-y border-line">
          {list.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      </PagedList>
    </Dialog>
  )
}

const stateOf = (value: string) => (Object.keys(states) as DeliveryState[]).find((state) => state === value)

const loading = (
  <LoadingLines
    label="Loading deliveries"
    lines={['h-14 w-full', 'h-14 w-full', 'h-14 w-full']}
    className="flex flex-col gap-2"
  />
)

function ReplayFailed({ id }: { id: string }) {
  const replay = useReplayFailed()
  const run = () =>
    replay.mutate(id, {
      onSuccess: ({ replayed }) =>
        toast({
          title: replayed === 0 ? 'Nothing has failed' : `Sending ${replayed.toLocaleString()} again`,
        }),
      onError: showRefusal('Not sent again'),
    })
  return (
    <Button variant="secondary" size="small" isPending={replay.isPending} onClick={run}>
      Replay all failed
    </Button>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, tone } = states[delivery.state]
  const name = webhookEventNames[delivery.event as WebhookEvent] ?? 'Test'
  return (
    <li className="py-3">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-left"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Badge tone={tone}>{label}</Badge>
        <span className="min-w-0 grow text-base font-medium">{name}</span>
        <span className="text-sm text-faint">
          {delivery.answerStatus !== null && `${delivery.answerStatus} · `}
          <RelativeDate date={delivery.createdAt} />
        </span>
      </button>
      {delivery.error && <p className="mt-1 text-sm text-soft">{delivery.error}</p>}
      {delivery.nextAt && (
        <p className="mt-1 text-sm text-faint">
          Tried {delivery.attempts === 1 ? 'once' : `${delivery.attempts} times`}. Next try:{' '}
          {exactTime(delivery.nextAt)}.
        </p>
      )}
      {isOpen && <DeliveryTries id={delivery.id} />}
    </li>
  )
}

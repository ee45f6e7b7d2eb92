import { type PaymentEvent, replayBillingEvent } from '#contract/billing/operations.ts'
import { useState } from 'react'
import { useIdCall } from '../../lib/call/use-call.ts'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { paymentEventsQuery, paymentKeys } from '../queries.ts'

/** What the payment provider told, newest first, and a way to act on it once more. */
export function PaymentEvents() {
  const [isWaiting, setIsWaiting] = useState(false)
  const { list, rows } = usePagedRows(paymentEventsQuery(isWaiting))
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-title font-medium tracking-tight">Payment events</h2>
        <Checkbox
          label="Only unprocessed"
          checked={isWaiting}
          onChange={({ target }) => setIsWaiting(target.checked)}
        />
      </div>
      <PagedList
        list={list}
        rows={rows}
        loading={<LoadingLines label="Loading payment events" lines={['h-10', 'h-10']} />}
        failure="Couldn't load the payment events"
        nextFailure="Couldn't load older events."
        empty={
          <p className="text-base text-soft">
            {isWaiting ? 'Every event is processed.' : 'No payment events yet.'}
          </p>
        }
      >
        <Table
          label="Payment events"
          columns={['Event', 'Workspace', 'Status', 'Received', { title: 'Actions', isSilent: true }]}
        >
          <tbody>
            {rows.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        </Table>
      </PagedList>
    </div>
  )
}

function EventRow({ event }: { event: PaymentEvent }) {
  const { id, type, workspaceId, businessName, receivedAt, lastError } = event
  const replay = useIdCall(replayBillingEvent, { refreshes: paymentKeys })
  return (
    <tr>
      <RowHead name={type}>
        <span className="block font-mono text-xs wrap-anywhere text-soft">{id}</span>
      </RowHead>
      <td dir="auto" className="wrap-anywhere">
        {workspaceId && businessName ? (
          <TextLink href={`/admin/workspaces?workspace=${workspaceId}`}>{businessName}</TextLink>
        ) : (
          workspaceId && 'Deleted'
        )}
      </td>
      <td className="max-w-[40ch] wrap-anywhere">
        <EventState event={event} />
        {lastError && <span className="mt-1 block text-soft">{lastError}</span>}
      </td>
      <td className="whitespace-nowrap">
        <RelativeDate date={receivedAt} />
      </td>
      <td className="text-right">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Replay ${type} ${id}`}
          isPending={replay.isPending}
          pendingLabel="Replaying..."
          onClick={() =>
            replay.mutate(id, {
              onSuccess: () => void toast({ title: 'Event replayed' }),
              onError: showRefusal("Couldn't replay the event"),
            })
          }
        >
          Replay
        </Button>
      </td>
    </tr>
  )
}

function EventState({ event: { handledAt, handledTimes, lastError } }: { event: PaymentEvent }) {
  if (lastError) return <Badge tone="danger">Failed</Badge>
  if (!handledAt) return <Badge tone="warning">Waiting</Badge>
  return (
    <Badge tone="success">
      {handledTimes > 1 ? `Processed ${handledTimes.toLocaleString()} times` : 'Processed'}
    </Badge>
  )
}

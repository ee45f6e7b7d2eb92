import { and, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm'
import {
  eventsAtOnce,
  listBillingChecks,
  listBillingEvents,
  replayBillingEvent,
  runBillingCheck,
} from '#contract/billing/operations.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Services } from '../../context.ts'
import { type App, mount } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { refuseWithoutPayments } from '../stripe/ask-stripe.ts'
import { reconcile } from '../sync/reconcile.ts'
import { billingChecks, billingEvents } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { replayEvent } from './handle-event.ts'

const mostChecks = 30

/** What the instance's administrators see and do of payments. */
export function operationRoutes(app: App): void {
  mount(app, listBillingEvents, async ({ db }, { query: { before, waiting, workspaceId } }) => {
    const rows = await selectEvents(db)
      .where(
        and(
          before ? lt(billingEvents.receivedAt, new Date(before)) : undefined,
          waiting === 'true' ? isNull(billingEvents.handledAt) : undefined,
          workspaceId ? eq(billingEvents.workspaceId, workspaceId) : undefined,
        ),
      )
      .orderBy(desc(billingEvents.receivedAt), desc(billingEvents.eventId))
      .limit(eventsAtOnce)
    return rows.map(writeEvent)
  })
  mount(app, replayBillingEvent, async (context, { params }) => {
    await replayEvent(context, await readEvent(context, params.id))
    return writeEvent(await readEvent(context, params.id))
  })
  mount(app, listBillingChecks, async ({ db }) => {
    const rows = await db
      .select()
      .from(billingChecks)
      .orderBy(desc(billingChecks.startedAt))
      .limit(mostChecks)
    return rows.map(writeCheck)
  })
  mount(app, runBillingCheck, async (context) => {
    if (!context.config.payments) refuseWithoutPayments()
    return writeCheck(await reconcile(context))
  })
}

/** Events, and the name of the workspace of each. */
function selectEvents(db: Services['db']) {
  return db
    .select({ ...getTableColumns(billingEvents), businessName: workspaces.name })
    .from(billingEvents)
    .leftJoin(workspaces, eq(workspaces.id, billingEvents.workspaceId))
}

type NamedEvent = typeof billingEvents.$inferSelect & { readonly businessName: string | null }

async function readEvent({ db }: Services, id: string): Promise<NamedEvent> {
  const [event] = await selectEvents(db).where(eq(billingEvents.eventId, id))
  if (!event) throw notFound('event')
  return event
}

function writeEvent(row: NamedEvent): Output<typeof replayBillingEvent> {
  const { eventId, type, workspaceId, businessName, customerId, handledTimes, lastError } = row
  return {
    id: eventId,
    type,
    workspaceId,
    businessName,
    customerId,
    handledTimes,
    lastError,
    happenedAt: row.happenedAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  }
}

function writeCheck(row: typeof billingChecks.$inferSelect): Output<typeof runBillingCheck> {
  const { id, customers, startedAt, finishedAt, differences } = row
  return {
    id,
    customers,
    differences: [...differences],
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

import { desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { finalStatuses, type Incident, type IncidentStatus } from '#contract/instance/status.ts'
import type { SignedInContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { incidents, incidentUpdates } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { notFound } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'

const mostShown = 50

interface NewIncident extends Pick<
  typeof incidents.$inferSelect,
  'title' | 'status' | 'impact' | 'services'
> {
  readonly message: string
}

/** Tells the world of something that is wrong, or planned. */
export function createIncident(context: SignedInContext, input: NewIncident): Promise<Incident> {
  const { message, ...incident } = input
  const moment = context.now()
  const id = rowId(moment)
  return idempotent(context, undefined, 'create-incident', input, async (tx) => {
    await tx
      .insert(incidents)
      .values({ ...incident, id, startedAt: moment, endedAt: incidentEndOf(incident.status, moment) })
    return addIncidentUpdate(tx, id, incident.status, message, moment)
  })
}

/** Adds what is known now; a final status ends the incident, any other opens it again. */
export function updateIncident(
  { db, now }: SignedInContext,
  id: string,
  { status, message }: { status: IncidentStatus; message: string },
): Promise<Incident> {
  const moment = now()
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(incidents)
      .set({ status, endedAt: incidentEndOf(status, moment) })
      .where(eq(incidents.id, id))
      .returning({ id: incidents.id })
    if (changed.length === 0) throw notFound('incident')
    return addIncidentUpdate(tx, id, status, message, moment)
  })
}

function incidentEndOf(status: IncidentStatus, moment: Date): Date | null {
  return finalStatuses.includes(status) ? moment : null
}

async function addIncidentUpdate(
  tx: Tx,
  id: string,
  status: IncidentStatus,
  message: string,
  at: Date,
): Promise<Incident> {
  await tx.insert(incidentUpdates).values({ id: rowId(at), incidentId: id, status, message, at })
  const [incident] = await presentIncidents(tx, await tx.select().from(incidents).where(eq(incidents.id, id)))
  if (!incident) throw notFound('incident')
  return incident
}

/** What began or ended since, and everything that is still open; open ones first, then newest first. */
export async function incidentsSince(db: Db, since: Date): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.endedAt), gt(incidents.endedAt, since)))
    .orderBy(sql`${incidents.endedAt} is null desc`, desc(incidents.startedAt), desc(incidents.id))
    .limit(mostShown)
  return presentIncidents(db, rows)
}

async function presentIncidents(
  db: Db | Tx,
  rows: readonly (typeof incidents.$inferSelect)[],
): Promise<Incident[]> {
  const ids = rows.map(({ id }) => id)
  const said =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(incidentUpdates)
          .where(inArray(incidentUpdates.incidentId, ids))
          .orderBy(desc(incidentUpdates.at), desc(incidentUpdates.id))
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    updates: said
      .filter(({ incidentId }) => incidentId === row.id)
      .map(({ status, message, at }) => ({ status, message, at: at.toISOString() })),
  }))
}

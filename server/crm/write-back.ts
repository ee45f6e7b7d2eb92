import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { WriteBack } from '#contract/crm/crm.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import { CrmAway, CrmRefusal } from '../integrations/crm/crm-failures.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { daySaid } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { openConnection } from './clients.ts'
import { ownIntegration } from './own-integration.ts'
import { crmContacts, crmIntegrations } from './tables.ts'

/** Writes to one contact whether its customer gave a testimonial, and which: what holds at that moment. */
export const writeToCrm = defineJob({
  name: 'write-to-crm',
  isSyncing: true,
  payload: z.object({ workspaceId: z.uuid(), integrationId: z.uuid(), crmId: z.string(), email: z.string() }),
  attempts: 8,
  retryDelaySeconds: { first: 30, longest: 3600 },
  timeoutSeconds: 60,
  async run(services, { workspaceId, integrationId, crmId, email }) {
    const { row, newest } = await inWorkspace(services.db, workspaceId, async (tx) => {
      const [integration] = await tx
        .select()
        .from(crmIntegrations)
        .where(ownIntegration(workspaceId, integrationId))
      return { row: integration, newest: await newestOf(tx, workspaceId, email) }
    })
    if (!row?.isActive || row.isExpired || !row.writeBack) return
    try {
      const crm = openConnection(services, row)
      await crm.write(crmId, valuesFor(services, row.writeBack, newest))
    } catch (failure) {
      if (failure instanceof CrmAway) throw failure
      if (!(failure instanceof CrmRefusal)) throw failure
      services.log.warn({ err: failure, workspaceId }, 'not written to the CRM')
      const lastError = `A testimonial could not be written to your CRM. ${failure.message}`
      await inWorkspace(services.db, workspaceId, (tx) =>
        tx.update(crmIntegrations).set({ lastError }).where(ownIntegration(workspaceId, integrationId)),
      )
    }
  },
})

type Newest = Awaited<ReturnType<typeof newestOf>>

/** What this address said last, and still stands for. */
async function newestOf(tx: Tx, workspaceId: string, email: string) {
  const { id, rating, createdAt, isUndated, isPrivate, deletedAt, withdrawnAt, customerEmail } = testimonials
  const [newest] = await tx
    .select({ id, rating, createdAt, isUndated })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        eq(customerEmail, email),
        eq(isPrivate, false),
        isNull(deletedAt),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return newest
}

/** Without a testimonial, what was written is emptied. */
function valuesFor({ config }: Services, { given, date, rating, link }: WriteBack, newest: Newest) {
  return {
    ...(given && { [given]: newest !== undefined }),
    ...(date && { [date]: newest ? daySaid(newest) : null }),
    ...(rating && { [rating]: newest?.rating ?? null }),
    ...(link && { [link]: newest ? `${config.publicUrl}/testimonials?view=${newest.id}` : null }),
  }
}

/** Adds that work for the contacts of these addresses, where the owner wants it. */
export async function writeLater(
  { jobs }: Services,
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const contacts = await tx
    .select({ integrationId: crmContacts.integrationId, crmId: crmContacts.crmId, email: crmContacts.email })
    .from(crmContacts)
    .innerJoin(
      crmIntegrations,
      and(eq(crmIntegrations.workspaceId, workspaceId), eq(crmIntegrations.id, crmContacts.integrationId)),
    )
    .where(
      and(
        matches(crmContacts, { workspaceId }),
        inArray(crmContacts.email, [...addresses]),
        eq(crmIntegrations.isActive, true),
        isNotNull(crmIntegrations.writeBack),
      ),
    )
  for (const one of contacts) await jobs.enqueue(tx, writeToCrm, { workspaceId, ...one }, { key: one.crmId })
}

/** A testimonial may be kept a little after the moment that it says it came in. */
const overlapMs = 2 * 60_000
const mostAtOnce = 500

/** Adds that work for what came in since the last time. Not while it comes in: a submission waits for nothing else. */
export async function writeNewToCrms(services: Services): Promise<void> {
  const { db, now } = services
  const { workspaceId, id, writtenUntil, writeBack, isActive, isExpired } = crmIntegrations
  const wanting = await db
    .select({ workspaceId, id, writtenUntil })
    .from(crmIntegrations)
    .where(and(isNotNull(writeBack), eq(isActive, true), eq(isExpired, false)))
  await forEachWorkspace(services, wanting, async (one) => {
    const until = now()
    const since = new Date((one.writtenUntil ?? until).getTime() - overlapMs)
    await inWorkspace(db, one.workspaceId, async (tx) => {
      const found = await tx
        .select({ email: testimonials.customerEmail, createdAt: testimonials.createdAt })
        .from(testimonials)
        .where(and(eq(testimonials.workspaceId, one.workspaceId), gt(testimonials.createdAt, since)))
        .orderBy(testimonials.createdAt)
        .limit(mostAtOnce)
      const addresses = [...new Set(found.flatMap(({ email }) => email ?? []))]
      await writeLater(services, tx, one.workspaceId, addresses)
      const isWhole = found.length < mostAtOnce
      await tx
        .update(crmIntegrations)
        .set({ writtenUntil: isWhole ? until : (found.at(-1)?.createdAt ?? until) })
        .where(ownIntegration(one.workspaceId, one.id))
    })
  })
}

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { removeLookup } from '../../db/lookups.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { dayMs } from '../../kit/time.ts'
import { domainEndedEmail, domainMissingEmail, tellOwners } from './domain-emails.ts'
import { findRecord, graceDays, recordName, type RecordState } from './domain-record.ts'
import { walls } from '../tables.ts'

/** How long a wall stays on a domain whose name servers do not answer: that may as well be our own network. */
const unreachableDays = 7

type Row = typeof walls.$inferSelect

/** Every six hours each proven domain is proven again: who gave it up, or let it lapse, is not shown there any more. */
export const proveDomainsAgain = defineScheduledJob('prove-wall-domains', '20 */6 * * *', {
  attempts: 2,
  timeoutSeconds: 1800,
  async run(services) {
    const proven = await services.db.select().from(walls).where(isNotNull(walls.domainProvenAt))
    await forEachWorkspace(services, proven, (row) => proveAgain(services, row))
  },
})

async function proveAgain(services: Services, row: Row): Promise<void> {
  const { db, config, now } = services
  const { workspaceId, domain, domainToken } = row
  if (!domain || !domainToken) return
  const state = await findRecord(domain, domainToken, config.dnsServers)
  await db.transaction(async (tx) => {
    const isSame = and(eq(walls.workspaceId, workspaceId), eq(walls.domainToken, domainToken))
    const [before] = await tx
      .select()
      .from(walls)
      .where(and(isSame, isNotNull(walls.domainProvenAt)))
      .for('update')
    // Meanwhile it may have been removed, or be another wall's.
    if (!before) return
    if (hasEnded(before, state, now())) {
      await tx
        .update(walls)
        .set({ domainProvenAt: null, domainMissingSince: null, version: sql`${walls.version} + 1` })
        .where(isSame)
      await removeLookup(tx, 'wall-domain', domain, workspaceId)
      await tellOwners(services, tx, workspaceId, domainEndedEmail(domain, recordName(domain)))
    } else if (state === 'found') {
      await tx.update(walls).set({ domainProvenAt: now(), domainMissingSince: null }).where(isSame)
    } else if (state === 'missing' && before.domainMissingSince === null) {
      await tx.update(walls).set({ domainMissingSince: now() }).where(isSame)
      const endsAt = new Date(now().getTime() + graceDays * dayMs)
      await tellOwners(services, tx, workspaceId, domainMissingEmail(domain, recordName(domain), endsAt))
    }
  })
}

function hasEnded({ domainProvenAt, domainMissingSince }: Row, state: RecordState, now: Date): boolean {
  const isOver = (since: Date | null, days: number) =>
    since !== null && now.getTime() - since.getTime() >= days * dayMs
  if (state === 'found') return false
  if (state === 'missing') return isOver(domainMissingSince, graceDays)
  return isOver(domainProvenAt, unreachableDays)
}

import { and, eq, ne, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { claimLookup, removeLookup } from '../../db/lookups.ts'
import { domainTakenEmail, tellOwners } from './domain-emails.ts'
import { walls } from '../tables.ts'

type Proven = {
  readonly [Column in 'workspaceId' | 'domain' | 'domainToken']: NonNullable<
    (typeof walls.$inferSelect)[Column]
  >
}

/** The wall answers on this domain from here on, and the one that did before does not, and its owners hear of it. */
export async function takeDomain(
  services: Services,
  tx: Tx,
  { workspaceId, domain, domainToken }: Proven,
): Promise<void> {
  const [mine] = await tx
    .select({ token: walls.domainToken })
    .from(walls)
    .where(eq(walls.workspaceId, workspaceId))
    .for('update')
  // Meanwhile somebody may have entered another one.
  if (mine?.token !== domainToken) return
  const losers = await tx
    .update(walls)
    .set({ domainProvenAt: null, domainMissingSince: null, version: sql`${walls.version} + 1` })
    .where(
      and(
        eq(walls.domain, domain),
        ne(walls.workspaceId, workspaceId),
        sql`${walls.domainProvenAt} is not null`,
      ),
    )
    .returning({ workspaceId: walls.workspaceId })
  for (const loser of losers) {
    await removeLookup(tx, 'wall-domain', domain, loser.workspaceId)
    await tellOwners(services, tx, loser.workspaceId, domainTakenEmail(domain))
  }
  await claimLookup(tx, 'wall-domain', domain, workspaceId)
  await tx
    .update(walls)
    .set({ domainProvenAt: services.now(), domainMissingSince: null, version: sql`${walls.version} + 1` })
    .where(eq(walls.workspaceId, workspaceId))
}

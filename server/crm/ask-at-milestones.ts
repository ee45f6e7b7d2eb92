import { and, inArray } from 'drizzle-orm'
import type { Milestone } from '#contract/crm/milestones.ts'
import type { Services } from '../context.ts'
import { askWhoWasNotAsked, type Upserted } from '../customers/service.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import type { CrmContact } from '../integrations/crm/crm.ts'
import { meetsMilestone } from './meets-milestone.ts'
import { milestoneRequests } from './tables.ts'

interface Arrived {
  readonly workspaceId: string
  readonly milestones: readonly Milestone[]
  readonly contacts: readonly CrmContact[]
  /** By address. */
  readonly customers: ReadonlyMap<string, Upserted>
}

/**
 * Asks those who meet a milestone, each once for each, by the way of won deals: nobody who has answered, said no, or
 * was asked within the cooldown. Answers how many were asked.
 */
export async function askAtMilestones(services: Services, tx: Tx, arrived: Arrived): Promise<number> {
  let asked = 0
  for (const milestone of arrived.milestones) asked += await askAt(services, tx, milestone, arrived)
  return asked
}

async function askAt(services: Services, tx: Tx, milestone: Milestone, arrived: Arrived): Promise<number> {
  const { workspaceId, contacts, customers } = arrived
  const reached = contacts.flatMap(({ email, fields }) => {
    const isMet = meetsMilestone(milestone, fields?.[milestone.triggerField])
    return isMet ? (customers.get(email.toLowerCase())?.id ?? []) : []
  })
  if (reached.length === 0) return 0
  const earlier = await tx
    .select({ customerId: milestoneRequests.customerId })
    .from(milestoneRequests)
    .where(
      and(
        matches(milestoneRequests, { workspaceId, milestoneId: milestone.id }),
        inArray(milestoneRequests.customerId, reached),
      ),
    )
  const known = new Set(earlier.map(({ customerId }) => customerId))
  const due = reached.filter((id) => !known.has(id))
  const asked = await askWhoWasNotAsked(services, tx, workspaceId, due)
  if (asked.length === 0) return 0
  const askedAt = services.now()
  await tx
    .insert(milestoneRequests)
    .values(asked.map((customerId) => ({ workspaceId, milestoneId: milestone.id, customerId, askedAt })))
    .onConflictDoNothing()
  return asked.length
}

import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { Services } from '../../context.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import type { Tx } from '../../db/database.ts'
import { customers, requests } from '../../customers/tables.ts'
import { findUnreachable } from '../../emails/service.ts'
import { type Textable, textablesOf, type Untextable } from '../../texts/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { daysBefore } from '../../kit/time.ts'
import { campaignPeople, campaigns } from '../tables.ts'

export const peopleAtOnce = 200

/** Somebody whose next email is due, and the campaign it belongs to. */
export interface Due {
  readonly person: typeof campaignPeople.$inferSelect
  readonly campaign: typeof campaigns.$inferSelect
  /** None once they were deleted. */
  readonly customer:
    | { readonly id: string; readonly name: string; readonly email: string; readonly phone: string | null }
    | undefined
  /** How they can be texted, in a campaign of text messages. */
  readonly textable?: Textable | undefined
  /** Why they are not written to, if they are not. */
  readonly reason: SkipReason | undefined
}

/**
 * Those who have waited longest, held by this transaction: another process passes them by. Their customers are held too, so
 * that nothing else asks them meanwhile.
 */
export async function takeDue(
  services: Services,
  tx: Tx,
  workspaceId: string,
  cooldownDays: number,
): Promise<Due[]> {
  const found = await tx
    .select({ person: campaignPeople, campaign: campaigns })
    .from(campaignPeople)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignPeople.campaignId)),
    )
    .where(
      and(
        eq(campaignPeople.workspaceId, workspaceId),
        eq(campaignPeople.state, 'waiting'),
        lte(campaignPeople.dueAt, services.now()),
        eq(campaigns.status, 'active'),
        isNotNull(campaigns.startedAt),
      ),
    )
    .orderBy(asc(campaignPeople.dueAt), asc(campaignPeople.id))
    .limit(peopleAtOnce)
    .for('update', { of: campaignPeople, skipLocked: true })
  return examine(services, tx, workspaceId, { found, cooldownDays })
}

/** One person of a campaign, held in the same way, due or not. */
export async function lockPerson(
  services: Services,
  tx: Tx,
  wanted: { readonly campaign: Due['campaign']; readonly personId: string; readonly cooldownDays: number },
): Promise<Due | undefined> {
  const { campaign, personId, cooldownDays } = wanted
  const { workspaceId } = campaign
  const [person] = await tx
    .select()
    .from(campaignPeople)
    .where(
      and(rowsWithIds(campaignPeople, workspaceId, [personId]), eq(campaignPeople.campaignId, campaign.id)),
    )
    .for('update')
  if (!person) return undefined
  const [due] = await examine(services, tx, workspaceId, { found: [{ person, campaign }], cooldownDays })
  return due
}

interface Examined {
  readonly found: readonly Pick<Due, 'person' | 'campaign'>[]
  readonly cooldownDays: number
}

/** Holds the customers and looks for what keeps each of them from being asked. */
async function examine(
  services: Services,
  tx: Tx,
  workspaceId: string,
  { found, cooldownDays }: Examined,
): Promise<Due[]> {
  const ids = found.flatMap(({ person }) => person.customerId ?? [])
  const here = await tx
    .select({ id: customers.id, name: customers.name, email: customers.email, phone: customers.phone })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, ids))
    .orderBy(customers.id)
    .for('update')
  const byId = new Map(here.map((customer) => [customer.id, customer]))
  const reasons = await reasonsAgainst(tx, workspaceId, { ids, now: services.now(), cooldownDays })
  const byText = found.filter(({ campaign }) => campaign.channel === 'text')
  const toText = byText.flatMap(({ person }) => person.customerId ?? [])
  const textables = await textablesOf(services, tx, workspaceId, toText)
  return found.map(({ person, campaign }) => {
    const customer = person.customerId === null ? undefined : byId.get(person.customerId)
    const texting = campaign.channel === 'text' && customer ? textables.get(customer.id) : undefined
    const reason = customer ? reasons(person, customer.email, texting) : 'deleted'
    return { person, campaign, customer, reason, ...(typeof texting === 'object' && { textable: texting }) }
  })
}

interface Asked {
  readonly ids: readonly string[]
  readonly now: Date
  readonly cooldownDays: number
}

/** What keeps these customers from being asked. A reminder is kept back by an answer or the customer's own word alone. */
async function reasonsAgainst(tx: Tx, workspaceId: string, { ids, now, cooldownDays }: Asked) {
  const since = daysBefore(now, cooldownDays)
  const words = await lastWords(tx, workspaceId, ids)
  const asked = await lastRequests(tx, workspaceId, ids)
  const addresses = [...new Set(words.map(({ email }) => email))]
  const closed = await findUnreachable(tx, workspaceId, addresses)
  const saidAt = new Map(words.map(({ id, at }) => [id, at]))
  return (
    person: Due['person'],
    email: string,
    texting: Textable | Untextable | undefined,
  ): SkipReason | undefined => {
    const said = saidAt.get(person.customerId ?? '')
    const from = person.nextStep === 0 && since < person.createdAt ? since : person.createdAt
    if (said && said >= from) return 'answered'
    // Who wants no more emails may still be texted, and the other way around.
    const shut = texting === undefined ? closed.get(email) : texting
    if (typeof shut === 'string') return shut
    if (person.nextStep > 0 || cooldownDays === 0) return undefined
    const isAsked = asked.some(
      (request) =>
        request.customerId === person.customerId &&
        request.campaignId !== person.campaignId &&
        request.at >= since,
    )
    return isAsked ? 'cooldown' : undefined
  }
}

async function lastWords(tx: Tx, workspaceId: string, ids: readonly string[]) {
  const last = tx
    .select({ at: sql`max(${testimonials.createdAt})`.mapWith(testimonials.createdAt).as('at') })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        eq(testimonials.customerEmail, customers.email),
        sql`${testimonials.deletedAt} is null`,
      ),
    )
    .as('last')
  return tx
    .select({ id: customers.id, email: customers.email, at: last.at })
    .from(customers)
    .crossJoinLateral(last)
    .where(rowsWithIds(customers, workspaceId, ids))
}

async function lastRequests(tx: Tx, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      customerId: requests.customerId,
      campaignId: requests.campaignId,
      at: sql`max(${requests.sentAt})`.mapWith(requests.sentAt).as('at'),
    })
    .from(requests)
    .where(and(eq(requests.workspaceId, workspaceId), inArray(requests.customerId, [...ids])))
    .groupBy(requests.customerId, requests.campaignId)
}

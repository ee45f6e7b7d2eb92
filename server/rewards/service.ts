import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { daysBetweenRewards, messageToHandOut, type RewardTrigger } from '#contract/rewards.ts'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { rewards, rewardSettings } from './tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { rowId } from '../ids.ts'
import { record } from '../provenance/service.ts'
import { markRewarded } from '../testimonials/service.ts'
import { serveRewards } from './serve.ts'

/** What happened to testimonials: their customer sent them, or the owner decided about them (approved or not). */
export type Occasion = 'submitted' | 'decided'

/** No trigger looks at the rating: a reward for praise alone is forbidden (16 CFR 465.4). */
const dueOn: Readonly<Record<Occasion, readonly RewardTrigger[]>> = {
  submitted: ['on_submission', 'five_star_only'],
  decided: ['on_approval'],
}

const dayMs = 86_400_000

interface Occurred {
  readonly workspaceId: string
  readonly testimonialIds: readonly string[]
  readonly occasions: readonly Occasion[]
}

/** Rewards that waited, such as for the owner to prove their address, go on. */
export async function resumeRewards(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  await services.jobs.enqueue(tx, serveRewards, { workspaceId })
}

/**
 * Writes a line into the ledger for each of these testimonials that a reward is due for, and labels it; the codes
 * follow in a job. Only what customers sent themselves counts; a testimonial has one reward at most, and an address
 * one in 30 days. Call it last in the transaction of what occurred: it waits for other hand-outs to the same addresses.
 */
export async function handOut(services: Services, tx: Tx, occurred: Occurred): Promise<void> {
  const { workspaceId, testimonialIds, occasions } = occurred
  if (testimonialIds.length === 0) return
  const triggers = occasions.flatMap((occasion) => dueOn[occasion])
  const [settings] = await tx
    .select()
    .from(rewardSettings)
    .where(
      and(
        eq(rewardSettings.workspaceId, workspaceId),
        eq(rewardSettings.isEnabled, true),
        inArray(rewardSettings.triggerCondition, triggers),
      ),
    )
  if (!settings) return
  const now = services.now()
  const authors = await newAddresses(tx, workspaceId, testimonialIds, now)
  if (authors.length === 0) return
  const { rewardType, triggerCondition: trigger, distributionMethod, rewardMessage } = settings
  const lines = await tx
    .insert(rewards)
    .values(
      authors.map((author) => ({
        ...author,
        workspaceId,
        id: rowId(now),
        rewardType,
        trigger,
        distributionMethod,
        message: messageToHandOut(rewardMessage),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: rewards.testimonialId })
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return
  await markRewarded(tx, workspaceId, ids)
  await record(
    tx,
    workspaceId,
    now,
    ids.map((id) => ({
      testimonialId: id,
      type: 'rewarded',
      actor: 'system',
      payload: { rewardType, trigger },
    })),
  )
  await services.jobs.enqueue(tx, serveRewards, { workspaceId })
}

/** Who wrote these testimonials, without those whose address had a reward lately; each address once. */
async function newAddresses(tx: Tx, workspaceId: string, ids: readonly string[], now: Date) {
  const candidates = await tx
    .select({
      testimonialId: testimonials.id,
      customerName: testimonials.customerName,
      customerEmail: sql<string>`${testimonials.customerEmail}`,
    })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        inArray(testimonials.id, [...ids]),
        eq(testimonials.origin, 'customer'),
        isNotNull(testimonials.customerEmail),
        isNull(testimonials.deletedAt),
        isNull(testimonials.withdrawnAt),
      ),
    )
    .orderBy(asc(testimonials.receivedAt), asc(testimonials.id))
  const byMailbox = new Map<string, (typeof candidates)[number]>()
  for (const candidate of candidates) {
    const mailbox = mailboxOf(candidate.customerEmail)
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, candidate)
  }
  if (byMailbox.size === 0) return []
  // Two hand-outs at once must not both find an address new. In order, so that two never wait for each other.
  const keys = [...byMailbox.keys()].map((mailbox) => `reward ${workspaceId} ${mailbox}`)
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select hashtextextended(k, 0) as key from unnest(${sql.param(keys)}::text[]) as k order by 1) as keys`,
  )
  const since = new Date(now.getTime() - daysBetweenRewards * dayMs)
  const mailbox = sql<string>`regexp_replace(${rewards.customerEmail}, '[+][^@]*@', '@')`
  const served = await tx
    .select({ mailbox })
    .from(rewards)
    .where(
      and(
        eq(rewards.workspaceId, workspaceId),
        gt(rewards.createdAt, since),
        inArray(mailbox, [...byMailbox.keys()]),
      ),
    )
  for (const { mailbox } of served) byMailbox.delete(mailbox)
  return [...byMailbox.values()]
}

/** What follows a plus sign leads to the same mailbox. */
function mailboxOf(address: string): string {
  return address.replace(/[+][^@]*@/, '@')
}

/** What the customer's private page shows; nothing when there is no reward or it goes by mail alone. */
export async function rewardOnPage(db: Db | Tx, workspaceId: string, testimonialId: string) {
  const [line] = await db
    .select({ type: rewards.rewardType, message: rewards.message, code: rewards.code })
    .from(rewards)
    .where(
      and(
        eq(rewards.workspaceId, workspaceId),
        eq(rewards.testimonialId, testimonialId),
        or(
          ne(rewards.distributionMethod, 'email_campaign'),
          // Given without a letter: the address had too many of them that day.
          and(isNotNull(rewards.givenAt), isNull(rewards.letterId)),
        ),
      ),
    )
  return line ?? null
}

/** Takes name and address out of the lines of testimonials that are gone for good; the lines themselves stay. */
export async function forgetErased(db: Db): Promise<void> {
  await db
    .update(rewards)
    .set({ customerName: '', customerEmail: null })
    .where(
      and(
        or(isNotNull(rewards.customerEmail), ne(rewards.customerName, '')),
        sql`not exists (select from ${testimonials} where ${testimonials.workspaceId} = ${rewards.workspaceId} and ${testimonials.id} = ${rewards.testimonialId})`,
      ),
    )
}

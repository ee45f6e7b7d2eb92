import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type SourcePlatform, sourceNames } from '#contract/review-sources/source-platforms.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Doing, DomainEvent } from '../events.ts'
import { ownTestimonials, raised, type Row } from './rows.ts'
import { testimonials } from './tables.ts'

/** Up to so many stars a review is a recovery case, as on the form (ruling 2.1). */
const lowRating = 3

/** What a review begins as: `open` where somebody should ask what went wrong. */
export function recoveryOf({ rating, recommends }: Verdict): 'open' | null {
  return recommends === false || (rating !== null && rating <= lowRating) ? 'open' : null
}

interface Verdict {
  readonly rating: number | null
  /** Without stars: whether the business is recommended. */
  readonly recommends: boolean | null
}

/** What keeps a review of this platform off every outlet at first. */
export function platformHoldOf(platform: SourcePlatform, termsAcceptedAt: Date | null): Row['platformHold'] {
  return reviewRules[platform].inOutlets === 'yes' || termsAcceptedAt ? null : 'terms'
}

/** What changed at a platform about a review; what is not named stays. */
export interface PlatformChange {
  readonly id: string
  /** Only where the text here is still the one that came from there: the business's own edit stays. */
  readonly content?: { readonly from: string; readonly to: string; readonly hash: Buffer }
  readonly rating?: number | null
  readonly recommends?: boolean | null
  readonly customerName?: string
  readonly reply?: { readonly text: string; readonly at: Date } | null
  /** The moment it was found gone; null when it is there again. */
  readonly removedAt?: Date | null
  readonly platformHold?: Row['platformHold']
}

/**
 * Writes what changed at the platform, with an entry in the history of each. An approved review that says something else
 * now waits for a decision again: nobody has seen its new words here.
 */
export async function changeFromPlatform(
  services: Services,
  tx: Tx,
  doing: Doing,
  platform: SourcePlatform,
  changes: readonly PlatformChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  const rows = await tx
    .select()
    .from(testimonials)
    .where(rowsWithIds(testimonials, doing.workspaceId, ids))
    .orderBy(testimonials.id)
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const events: DomainEvent[] = []
  for (const change of changes) {
    const row = byId.get(change.id)
    if (!row || row.deletedAt) continue
    const { set, happened } = platformChangeOf(row, change, doing, platform)
    if (Object.keys(set).length === 0) continue
    await tx
      .update(testimonials)
      .set({ ...set, version: raised })
      .where(ownTestimonials(doing.workspaceId, [row.id]))
    events.push(...happened)
  }
  await services.emit(tx, events)
}

type Set = Partial<typeof testimonials.$inferInsert>

function platformChangeOf(row: Row, change: PlatformChange, doing: Doing, platform: SourcePlatform) {
  const testimonialId = row.id
  const words = fieldChangesOf(row, change)
  const set: Set = { ...words.set, ...standingAfter(row, change) }
  const happened: DomainEvent[] = []
  const source = sourceNames[platform]
  if (Object.keys(words.changes).length > 0) {
    const details = { changes: words.changes, source }
    happened.push({ name: 'testimonial-import-updated', ...doing, each: [{ testimonialId, details }] })
  }
  const saysSomethingElse = 'content' in words.changes || 'rating' in words.changes
  if (saysSomethingElse && row.status === 'approved') {
    Object.assign(set, { status: 'pending', decidedAt: null })
    happened.push({ name: 'testimonial-moved-to-pending', ...doing, each: [{ testimonialId }] })
  }
  const verdict = { rating: set.rating ?? null, recommends: change.recommends ?? null }
  if (!row.recoveryState && recoveryOf(verdict)) set.recoveryState = 'open'
  const { reply, removedAt } = change
  if (reply !== undefined && (reply?.text ?? null) !== row.reply) {
    Object.assign(set, { reply: reply?.text ?? null, repliedAt: reply?.at ?? null })
    happened.push(
      reply
        ? { name: 'testimonial-replied', ...doing, each: [{ testimonialId, reply: reply.text }] }
        : { name: 'testimonial-reply-removed', ...doing, each: [{ testimonialId }] },
    )
  }
  if (removedAt !== undefined && (removedAt === null) !== (row.removedAt === null)) {
    const name = removedAt ? 'testimonial-platform-removed' : 'testimonial-platform-restored'
    happened.push({ name, ...doing, each: [{ testimonialId, source }] })
  }
  return { set, happened }
}

function fieldChangesOf(row: Row, { content, rating, customerName }: PlatformChange) {
  const set: Set = {}
  const changes: Record<string, { from: string | number | null; to: string | number | null }> = {}
  if (content && row.content === content.from && content.to !== content.from) {
    Object.assign(set, { content: content.to, importText: content.hash, headline: null, highlights: [] })
    changes['content'] = { from: content.from, to: content.to }
  }
  if (rating !== undefined && rating !== row.rating) {
    set.rating = rating
    changes['rating'] = { from: row.rating, to: rating }
  }
  if (customerName !== undefined && customerName !== row.customerName) {
    set.customerName = customerName
    changes['customerName'] = { from: row.customerName, to: customerName }
  }
  return { set, changes }
}

function standingAfter(row: Row, { removedAt, platformHold }: PlatformChange): Set {
  return {
    ...(removedAt !== undefined && (removedAt === null) !== (row.removedAt === null) && { removedAt }),
    ...(platformHold !== undefined && platformHold !== row.platformHold && { platformHold }),
  }
}

/** After the owner accepted a platform's terms, or no longer does: reviews that are still there follow. */
export async function holdForTerms(
  tx: Tx,
  workspaceId: string,
  platform: SourcePlatform,
  isHeld: boolean,
): Promise<void> {
  const { platformHold } = testimonials
  await tx
    .update(testimonials)
    .set({ platformHold: isHeld ? 'terms' : null, version: raised })
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        eq(testimonials.platform, platform),
        isHeld ? isNull(platformHold) : eq(platformHold, 'terms'),
      ),
    )
}

/** Those of `ids` that an earlier file brought: from here on they follow the platform. */
export async function adoptFromPlatform(
  tx: Tx,
  workspaceId: string,
  platform: SourcePlatform,
  keys: readonly Buffer[],
  platformHold: Row['platformHold'],
) {
  if (keys.length === 0) return []
  return tx
    .update(testimonials)
    .set({ platform, ...(platformHold && { platformHold }), version: raised })
    .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.importKey, [...keys])))
    .returning()
}

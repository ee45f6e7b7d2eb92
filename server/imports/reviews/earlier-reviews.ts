import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { testimonialEvents } from '../../provenance/tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { reviewChangesOf, type Correction, type Earlier, correctionLikeness } from '../columns/corrections.ts'
import { letOthersIn } from '../running/pace.ts'
import { textHash } from './text-hash.ts'
import type { Outcome, Review } from './to-review.ts'

/** A review that came with an earlier import: what to correct about it, or why it is left as it is. */
export type Repeat =
  | (Correction & { readonly reason?: never })
  | { readonly reason: string; readonly earlier?: never }

export const alreadyImported = 'Already imported'
export const settledSince = 'Already imported. It was edited or confirmed since, so it was left as it is'

/**
 * Finds the reviews of a file that an earlier import brought. What is the same in everything goes first, so that of
 * several reviews with one short text each finds its own; then the text, where enough of the rest speaks for it.
 */
export async function findRepeats(
  tx: Tx,
  workspaceId: string,
  outcomes: readonly Outcome[],
): Promise<Map<Outcome, Repeat>> {
  const arriving: { outcome: Outcome; review: Review; textKeys: readonly string[] }[] = []
  for (const outcome of outcomes) {
    await letOthersIn()
    const { review } = outcome
    if (review) arriving.push({ outcome, review, textKeys: textKeysOf(review) })
  }
  const keys = arriving.map(({ review }) => review.importKey)
  const textKeys = new Set(arriving.flatMap((one) => one.textKeys))
  const earlier = await readEarlier(tx, workspaceId, keys, [...textKeys])
  const byKey = new Map(earlier.map((one) => [one.importKey, one]))
  const found = new Map<Outcome, { review: Review; earlier: Earlier }>()
  const free = new Set(earlier)
  for (const { outcome, review } of arriving) {
    const same = byKey.get(review.importKey)
    if (same === undefined) continue
    free.delete(same)
    found.set(outcome, { review, earlier: same })
  }
  const byText = groupByText(free)
  for (const { outcome, review, textKeys: own } of arriving) {
    await letOthersIn()
    if (found.has(outcome)) continue
    const candidates = own.flatMap((key) => byText.get(key) ?? []).filter((one) => free.has(one))
    const likest = mostAlike(review, candidates)
    if (likest === undefined) continue
    free.delete(likest)
    found.set(outcome, { review, earlier: likest })
  }
  return judgeRepeats(tx, workspaceId, found)
}

/** Of the text, and of how an earlier version kept it. */
function textKeysOf({ content, formerContent }: Review): string[] {
  const texts = formerContent === undefined ? [content] : [content, formerContent]
  return texts.map((text) => textHash(text).toString('base64url'))
}

function groupByText(earlier: Iterable<Earlier>): Map<string, Earlier[]> {
  const groups = new Map<string, Earlier[]>()
  for (const one of earlier) {
    const group = groups.get(one.textKey)
    if (group) group.push(one)
    else groups.set(one.textKey, [one])
  }
  return groups
}

function mostAlike(review: Review, candidates: readonly Earlier[]): Earlier | undefined {
  const graded = candidates.map((earlier) => ({ earlier, grade: correctionLikeness(review, earlier) }))
  // One that was deleted explains a review only where no other does.
  const order = graded.toSorted(
    (a, b) => Number(a.earlier.isDeleted) - Number(b.earlier.isDeleted) || b.grade - a.grade,
  )
  return order.find(({ grade }) => grade > 0)?.earlier
}

async function judgeRepeats(
  tx: Tx,
  workspaceId: string,
  found: ReadonlyMap<Outcome, { review: Review; earlier: Earlier }>,
): Promise<Map<Outcome, Repeat>> {
  const repeats = new Map<Outcome, Repeat>()
  const corrections = new Map<Outcome, Correction>()
  for (const [outcome, { review, earlier }] of found) {
    const changes = reviewChangesOf(review, earlier)
    if (earlier.isDeleted) repeats.set(outcome, { reason: 'Already imported, and deleted since' })
    else if (Object.keys(changes).length === 0) repeats.set(outcome, { reason: alreadyImported })
    else corrections.set(outcome, { earlier, changes })
  }
  const ids = [...corrections.values()].map(({ earlier }) => earlier.id)
  const settled = await settledOf(tx, workspaceId, ids)
  for (const [outcome, correction] of corrections) {
    repeats.set(outcome, settled.has(correction.earlier.id) ? { reason: settledSince } : correction)
  }
  return repeats
}

/**
 * Those about which more is on file than an import knows: the customer has confirmed, corrected or withdrawn it or was
 * asked to, somebody edited the text, or evidence vouches for it.
 */
export function settledOf(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const { actor, type } = testimonialEvents
  const types = ['edited', 'edit-suggested', 'evidence-added', 'confirmation-asked']
  return withEvents(tx, workspaceId, ids, or(eq(actor, 'customer'), inArray(type, types)))
}

/** Those with such an entry in their history. */
export async function withEvents(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  which: SQL | undefined,
) {
  if (ids.length === 0) return new Set<string>()
  const rows = await tx
    .selectDistinct({ id: testimonialEvents.testimonialId })
    .from(testimonialEvents)
    .where(
      and(
        eq(testimonialEvents.workspaceId, workspaceId),
        sql`${testimonialEvents.testimonialId} = any(${sql.param(ids)}::uuid[])`,
        which,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

const earlierColumns = {
  id: testimonials.id,
  version: testimonials.version,
  status: testimonials.status,
  customerName: testimonials.customerName,
  customerEmail: testimonials.customerEmail,
  company: testimonials.company,
  role: testimonials.role,
  rating: testimonials.rating,
  ratingGiven: testimonials.ratingGiven,
  createdAt: testimonials.createdAt,
  isUndated: testimonials.isUndated,
  source: testimonials.source,
  deletedAt: testimonials.deletedAt,
  importKey: testimonials.importKey,
  importText: testimonials.importText,
  externalId: sql<string | null>`${testimonialEvents.payload}::jsonb->>'externalId'`,
}

const isItsOwn = and(
  eq(testimonialEvents.workspaceId, testimonials.workspaceId),
  eq(testimonialEvents.testimonialId, testimonials.id),
)

async function readEarlier(
  tx: Tx,
  workspaceId: string,
  keys: readonly string[],
  textKeys: readonly string[],
): Promise<Earlier[]> {
  if (keys.length === 0) return []
  const { importKey, importText } = testimonials
  const oneOf = (all: readonly string[]) => sql`any(${sql.param(all.map(asBytea))}::bytea[])`
  const rows = await tx
    .select(earlierColumns)
    .from(testimonials)
    .leftJoin(testimonialEvents, and(isItsOwn, eq(testimonialEvents.seq, 1)))
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        isNotNull(importKey),
        or(sql`${importKey} = ${oneOf(keys)}`, sql`${importText} = ${oneOf(textKeys)}`),
      ),
    )
  return rows.map(({ createdAt, isUndated, deletedAt, ...row }) => ({
    ...row,
    createdAt,
    importKey: row.importKey!.toString('base64url'),
    textKey: row.importText?.toString('base64url') ?? '',
    date: isUndated ? null : createdAt,
    isDeleted: deletedAt !== null,
  }))
}

function asBytea(base64url: string): string {
  return `\\x${Buffer.from(base64url, 'base64url').toString('hex')}`
}

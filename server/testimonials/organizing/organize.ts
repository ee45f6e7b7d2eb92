import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { mostPinned } from '#contract/testimonials/organizing.ts'
import { isFoundIn } from '#shared/text/same-words.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DomainEvent } from '../../events.ts'
import { Problem } from '../../http/problem.ts'
import { mayStandAlone } from '../editing/evidence-carries.ts'
import { highlightsFrom } from '../finding/highlights.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row } from '../rows.ts'
import { knowTags, uniqueTags } from './tags.ts'
import { testimonials } from '../tables.ts'

export interface Organized {
  readonly tags?: readonly string[] | undefined
  readonly isPinned?: boolean | undefined
  readonly headline?: string | null | undefined
  readonly highlights?: readonly string[] | undefined
}

/** Tags, pin, headline and highlights of one testimonial; what is not named stays. */
export function organize(context: WorkspaceContext, id: string, wanted: Organized): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await loadTestimonial(tx, workspaceId, id, true)
    const tags = wanted.tags ? await knowTags(tx, workspaceId, uniqueTags(wanted.tags)) : before.tags
    const headline =
      wanted.headline === undefined ? before.headline : headlineFrom(before, wanted.headline ?? '')
    const highlights = wanted.highlights ? highlightsFrom(before, wanted.highlights) : before.highlights
    const isPinned = wanted.isPinned ?? before.pinnedAt !== null
    if (isPinned && before.pinnedAt === null) await refuseTooManyPins(tx, workspaceId)
    const events = changeEventsOf(context, before, { tags, headline, highlights, isPinned })
    if (events.length === 0) return presentTestimonial(before)
    const pinnedAt = isPinned ? (before.pinnedAt ?? context.now()) : null
    const [row] = await tx
      .update(testimonials)
      .set({ tags, headline, highlights, pinnedAt, version: raised })
      .where(ownTestimonials(workspaceId, [id]))
      .returning()
    await context.emit(tx, events)
    return presentTestimonial(row!)
  })
}

function changeEventsOf(
  context: WorkspaceContext,
  before: Row,
  {
    tags,
    headline,
    highlights,
    isPinned,
  }: Pick<Row, 'tags' | 'headline' | 'highlights'> & { isPinned: boolean },
): DomainEvent[] {
  const { id: testimonialId } = before
  const by = byCaller(context)
  const events: DomainEvent[] = []
  if (tags.join('\n') !== before.tags.join('\n'))
    events.push({ name: 'testimonial-tagged', ...by, each: [{ testimonialId, tags }] })
  if (isPinned !== (before.pinnedAt !== null))
    events.push({ name: 'testimonial-pinned', ...by, each: [{ testimonialId, isPinned }] })
  if (headline !== before.headline)
    events.push({ name: 'testimonial-headline-changed', ...by, each: [{ testimonialId, headline }] })
  if (highlights.join('\n\n') !== before.highlights.join('\n\n'))
    events.push({ name: 'testimonial-highlights-changed', ...by, each: [{ testimonialId, highlights }] })
  return events
}

/** Nobody says above a text what is not in it. */
function headlineFrom({ content }: Row, headline: string): string | null {
  if (headline === '') return null
  if (mayStandAlone(headline, content)) return headline
  const sentence = isFoundIn(headline, content)
    ? 'Without the words around them, these say something else. Please choose others.'
    : 'Please use words from the testimonial, in the same order.'
  throw new Problem('invalid-input', sentence, { fields: { headline: sentence } })
}

async function refuseTooManyPins(tx: Tx, workspaceId: string): Promise<void> {
  // Two at once would both find room for one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${workspaceId}`}, 0))`)
  const isPinned = and(
    eq(testimonials.workspaceId, workspaceId),
    isNotNull(testimonials.pinnedAt),
    isNull(testimonials.deletedAt),
  )
  if ((await tx.$count(testimonials, isPinned)) < mostPinned) return
  throw new Problem('invalid-input', `You can pin up to ${mostPinned} testimonials. Unpin one first.`)
}

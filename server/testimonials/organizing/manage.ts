import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Facts } from '#contract/testimonials/editing.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DomainEvent } from '../../events.ts'
import { testimonials } from '../tables.ts'
import { changeRole } from '../editing/change-role.ts'
import { changeFacts } from '../editing/facts.ts'
import { textAfterEdit } from '../editing/text-after-edit.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { idempotent } from '../../http/idempotent.ts'
import { rowId } from '../../kit/ids.ts'
import { statedSource } from '../../kit/words/stated-source.ts'
import { hasHappened } from '../../provenance/service.ts'
import { isDrafted, recordOf } from '../../drafts/service.ts'
import { draftedBefore } from '../consent/drafted-before.ts'
import { languageOfText } from '../languages/language.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row } from '../rows.ts'
import { type Organized, organize } from './organize.ts'
import { momentSaid } from '../said-on.ts'
import { writerOf } from '../consent/writer-of.ts'
import { refuseWithdrawn } from '../withdrawn-words.ts'

export async function readTestimonial(
  { tenant, workspaceId }: WorkspaceContext,
  id: string,
): Promise<Testimonial> {
  return presentTestimonial(await tenant((tx) => loadTestimonial(tx, workspaceId, id)))
}

interface Typed extends Pick<
  typeof testimonials.$inferInsert,
  'customerName' | 'company' | 'role' | 'customerEmail' | 'content' | 'rating' | 'source' | 'isAiGenerated'
> {
  readonly email: string | null
  readonly date?: string | null | undefined
  readonly customerTitle?: string | undefined
  readonly serviceDetails?: string | undefined
  readonly benefits?: string | undefined
  readonly draftRecord?: string | undefined
}

/**
 * Typed by the owner: pending, and shown nowhere before the customer's word is on file. Sent by a program of theirs:
 * where it came from is on file, and approving it is the owner's word that it is genuine. Drafted here, which
 * is what the server remembers and not what the caller says, it is nobody's word yet, whoever sends it; what a program
 * calls generated elsewhere waits for the customer's word as well.
 */
export function createTestimonial(context: WorkspaceContext, typed: Typed): Promise<Testimonial> {
  const { workspaceId, user, apiKey } = context
  const { content, customerTitle, serviceDetails, benefits } = typed
  return idempotent(context, workspaceId, 'create-testimonial', typed, async (tx) => {
    const now = context.now()
    const isAiGenerated = await isDrafted(tx, workspaceId, content, now)
    if (apiKey) await refuseWithdrawn(tx, workspaceId, content)
    const record = recordOf(context, workspaceId, typed.draftRecord, content)
    const asked = {
      ...(isAiGenerated && { isAiGenerated }),
      ...((isAiGenerated || record) && { customerTitle, serviceDetails, benefits }),
    }
    const { source, date, ...word } =
      apiKey && !isAiGenerated && !record ? fromApi(apiKey.name, typed, now) : typedByOwner(isAiGenerated)
    const [made] = await tx
      .insert(testimonials)
      .values({
        workspaceId,
        id: rowId(now),
        userId: user.id,
        customerName: typed.customerName,
        customerEmail: typed.customerEmail ?? typed.email,
        isByTeam: sql<boolean>`plaudit_is_team(${workspaceId}, array[plaudit_mailbox_hash(${workspaceId}, ${typed.customerEmail ?? typed.email ?? ''})])`,
        company: typed.company || null,
        role: typed.role || customerTitle || null,
        content,
        language: languageOfText(content),
        rating: typed.rating ?? null,
        status: 'pending',
        isAiGenerated,
        ...word,
        source,
        // Nobody has said when: what was typed today may have been said years ago.
        createdAt: date ?? now,
        isUndated: date === null,
        receivedAt: now,
      })
      .returning()
    const testimonialId = made!.id
    await context.emit(tx, [
      ...draftedBefore(byCaller(context), testimonialId, record),
      {
        name: 'testimonial-created',
        ...byCaller(context),
        each: [{ testimonialId, details: { content, ...asked } }],
      },
    ])
    return presentTestimonial(made!)
  })
}

function typedByOwner(isAiGenerated: boolean) {
  const origin = isAiGenerated ? ('owner_ai' as const) : ('owner' as const)
  return { origin, isConfirmedByAuthor: false, source: null, date: null }
}

function fromApi(keyName: string, { source, date: said, isAiGenerated }: Typed, now: Date) {
  const date = said ? momentSaid({ field: 'date', said, now }) : null
  return {
    origin: 'api' as const,
    source: statedSource(source) ?? 'API',
    date,
    evidence: `Sent through the API with the key “${keyName}”`,
    evidenceDate: date?.toISOString().slice(0, 10) ?? null,
    isConfirmedByAuthor: !isAiGenerated,
  }
}

interface Edit extends Facts {
  readonly content?: string | undefined
  readonly role?: string | null | undefined
  readonly version?: number | undefined
}

/** New words wait until the customer confirms them or evidence is on file; corrected typography is not new. */
export function editTestimonial(
  context: WorkspaceContext,
  id: string,
  { role, version, ...edit }: Edit,
): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const found = await loadTestimonial(tx, workspaceId, id, true)
    if (version !== undefined && version !== found.version) {
      throw new Problem(
        'edited-elsewhere',
        'This testimonial was changed while you were editing it. Check the new version before you save.',
      )
    }
    const isOpen = await isResent(context, tx, found)
    const isChanged = await changeFacts(context, tx, found, edit, isOpen)
    const known = isChanged ? await loadTestimonial(tx, workspaceId, id) : found
    const before = await changeRole(context, tx, known, role)
    const content = edit.content ?? before.suggestedContent ?? before.content
    if ((before.suggestedContent ?? before.content) === content) return presentTestimonial(before)
    const writer = await writerOf(tx, before, content, context.now())
    const isCorrection = !writer.isAiGenerated && isOpen
    const text = textAfterEdit(before, content, isCorrection)
    const isShown = text.content !== before.content
    if (isShown && (text.isAttestedByOwner || isCorrection)) await refuseWithdrawn(tx, workspaceId, content)
    const [edited] = await tx
      .update(testimonials)
      .set({ ...text, ...(isShown && { language: languageOfText(content), ...writer }), version: raised })
      .where(ownTestimonials(workspaceId, [id]))
      .returning()
    await context.emit(tx, editEventOf(context, before, text))
    return presentTestimonial(edited!)
  })
}

/** The edit of `editTestimonial`, and with it what the team keeps about it. What is not named stays. */
export function updateTestimonial(
  context: WorkspaceContext,
  id: string,
  { tags, isPinned, headline, highlights, ...edit }: Edit & Organized,
): Promise<Testimonial> {
  return context.tenant(async (tx) => {
    const inside = { ...context, tenant: <T>(work: (same: Tx) => Promise<T>) => work(tx) }
    await editTestimonial(inside, id, edit)
    return organize(inside, id, { tags, isPinned, headline, highlights })
  })
}

/** What an edit was: of the text itself, one that waits, or the end of one that waited. */
function editEventOf(
  context: WorkspaceContext,
  { id: testimonialId, content: from }: Row,
  { content, suggestedContent }: Pick<Row, 'content' | 'suggestedContent'>,
): DomainEvent {
  const doing = byCaller(context)
  if (suggestedContent !== null) {
    const each = [{ testimonialId, from, to: suggestedContent }]
    return { name: 'testimonial-edit-suggested', ...doing, each }
  }
  if (content === from) return { name: 'testimonial-edit-dropped', ...doing, each: [{ testimonialId }] }
  return { name: 'testimonial-edited', ...doing, each: [{ testimonialId, from, to: content }] }
}

/** A program corrects what a program sent, and nobody has approved or confirmed it yet: approving is what vouches for it. */
async function isResent({ apiKey, workspaceId }: WorkspaceContext, tx: Tx, row: Row): Promise<boolean> {
  const { origin, status, isConfirmedByAuthor, isAttestedByOwner, id } = row
  const isOpen = origin === 'api' && status === 'pending' && isConfirmedByAuthor && !isAttestedByOwner
  return apiKey !== undefined && isOpen && !(await hasHappened(tx, workspaceId, id, 'confirmed', new Date(0)))
}

/** Kept for 30 days; `restore` brings it back as it was. */
export async function deleteTestimonial(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  const { tenant, workspaceId } = context
  const change = { deletedAt: context.now(), version: raised }
  const row = await tenant((tx) =>
    changeOne(context, tx, ownTestimonials(workspaceId, [id]), change, 'testimonial-deleted'),
  )
  if (!row) throw notFound('testimonial')
  return { id }
}

export async function restore(context: WorkspaceContext, id: string): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  const deleted = and(
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.id, id),
    isNotNull(testimonials.deletedAt),
  )
  const row = await tenant((tx) =>
    changeOne(context, tx, deleted, { deletedAt: null, version: raised }, 'testimonial-restored'),
  )
  return row ? presentTestimonial(row) : readTestimonial(context, id)
}

async function changeOne(
  context: WorkspaceContext,
  tx: Tx,
  where: SQL | undefined,
  change: { deletedAt: Date | null; version: SQL },
  name: 'testimonial-deleted' | 'testimonial-restored',
): Promise<Row | undefined> {
  const [row] = await tx.update(testimonials).set(change).where(where).returning()
  if (row) await context.emit(tx, { name, ...byCaller(context), each: [{ testimonialId: row.id }] })
  return row
}

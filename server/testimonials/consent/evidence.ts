import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { draftedFrom } from '../../provenance/service.ts'
import { isDrafted } from '../../drafts/service.ts'
import { restsOn } from '../../writer/service.ts'
import { carriesText } from '../editing/evidence-carries.ts'
import { languageOfText } from '../languages/language.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row } from '../rows.ts'
import { momentSaid } from '../said-on.ts'
import { testimonials } from '../tables.ts'
import { confirmedOf, isCustomersText } from '../editing/text-after-edit.ts'
import { refuseWithdrawn } from '../withdrawn-words.ts'

interface Evidence {
  readonly words: string
  readonly saidOn: string
  readonly where?: string | undefined
  readonly timeZone?: string | undefined
}

/**
 * "I have their words": what the customer said and when, in the owner's responsibility. It vouches for a text that the
 * business typed or imported, as far as it says the same; never for another one than the customer's own.
 */
export function addEvidence(
  context: WorkspaceContext,
  id: string,
  { words, saidOn, where, timeZone }: Evidence,
): Promise<Testimonial> {
  const { tenant, workspaceId, now } = context
  const saidAt = momentSaid({ field: 'saidOn', said: saidOn, now: now(), timeZone })
  return tenant(async (tx) => {
    if (await isOurDraft(tx, workspaceId, id, words, now())) throw notTheirWords()
    const before = await loadTestimonial(tx, workspaceId, id, true)
    if (isCustomersText(before)) throw notWithoutThem(before)
    await refuseWithdrawn(tx, workspaceId, before.suggestedContent ?? before.content)
    const isDatedByOwner = before.origin.startsWith('owner') && before.isAttestedByOwner
    const [row] = await tx
      .update(testimonials)
      .set({
        evidence: where ? `${words}\n(${where})` : words,
        evidenceDate: saidOn,
        ...textOnEvidence(before, words),
        ...((before.isUndated || isDatedByOwner) && { createdAt: saidAt, isUndated: false }),
        version: raised,
      })
      .where(ownTestimonials(workspaceId, [id]))
      .returning()
    await context.emit(tx, {
      name: 'testimonial-evidence-added',
      ...byCaller(context),
      each: [{ testimonialId: id, words, saidOn, where }],
    })
    return presentTestimonial(row!)
  })
}

/** What stands on these words now; without what they carry, the text of before. */
function textOnEvidence(before: Row, words: string): Partial<Row> {
  const { content, suggestedContent, confirmedContent, isConfirmedByAuthor, isAttestedByOwner } = before
  const text = suggestedContent ?? content
  if (carriesText(words, text)) {
    const isSource = suggestedContent === null && isConfirmedByAuthor && !isAttestedByOwner
    if (isSource) return {}
    return {
      content: text,
      suggestedContent: null,
      language: languageOfText(text),
      isConfirmedByAuthor: true,
      isAttestedByOwner: true,
      confirmedContent: confirmedOf(before),
    }
  }
  if (!isAttestedByOwner) return {}
  if (confirmedContent === null) return { isConfirmedByAuthor: false, isAttestedByOwner: false }
  return {
    content: confirmedContent,
    suggestedContent: text,
    language: languageOfText(confirmedContent),
    isAttestedByOwner: false,
    confirmedContent: null,
  }
}

function notWithoutThem({ origin, customerName }: Row): Problem {
  const did = origin === 'customer' ? 'wrote' : 'confirmed'
  return new Problem(
    'not-allowed',
    `${customerName} ${did} this testimonial. Only their confirmation can replace it.`,
  )
}

/** What the customer said stays theirs, however much of it stands in the draft that was made of it. */
async function isOurDraft(
  tx: Tx,
  workspaceId: string,
  id: string,
  words: string,
  now: Date,
): Promise<boolean> {
  if (!(await isDrafted(tx, workspaceId, words, now))) return false
  const answers = await draftedFrom(tx, workspaceId, id)
  return !answers.some((answer) => restsOn(words, answer))
}

function notTheirWords(): Problem {
  const sentence = 'AI drafted this text here. Please paste what the customer said in their own words.'
  return new Problem('invalid-input', sentence, { fields: { words: sentence } })
}

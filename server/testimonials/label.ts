import { isFoundIn } from '#contract/same-words.ts'
import type { Row } from './rows.ts'
import { isConfirmedOnRequest } from './visibility.ts'

type Labeled = Pick<
  Row,
  | 'origin'
  | 'source'
  | 'isAiGenerated'
  | 'isConfirmedByAuthor'
  | 'isAttestedByOwner'
  | 'confirmedOnRequest'
  | 'isByTeam'
  | 'isRewarded'
  | 'content'
  | 'evidence'
>

/** What a reader must know about where the words come from, who confirmed them and what was given for them; the same in every outlet. */
export function labelOf(row: Labeled): string | null {
  const labels = [
    provenanceOf(row),
    isConfirmedOnRequest(row) && "Confirmed by email, sent at the business's request",
    row.isByTeam && "By someone on the business's team",
    row.isRewarded && 'Received a reward',
  ]
  return labels.filter(Boolean).join(' · ') || null
}

/** Where only the owner vouches for the words, readers are told, whoever wrote them first. */
function provenanceOf(row: Labeled): string {
  const { origin, source, isAiGenerated, isAttestedByOwner } = row
  if (origin === 'imported' || origin === 'api') {
    const words = `Imported from ${source ?? 'another system'}${isAiGenerated ? ' · Written with AI' : ''}`
    return isAttestedByOwner && !isQuoted(row) ? `${words} · Edited by the business` : words
  }
  const isByAi = isAiGenerated || origin === 'owner_ai'
  if (!row.isConfirmedByAuthor) return isByAi ? 'Written with AI' : ''
  if (!isAttestedByOwner) return isByAi ? 'Written with AI, approved by the customer' : ''
  if (isByAi) return 'Written with AI from what the customer said'
  if (isQuoted(row)) return 'Quoted by the business'
  return origin === 'customer'
    ? 'Edited by the business'
    : 'Written by the business from what the customer said'
}

/** Words of the business's own, wherever its evidence is what vouches for them. */
export function isReworded(row: Pick<Row, 'content' | 'evidence'>): boolean {
  return !isQuoted(row)
}

/** Evidence vouches for the words that are in it, and for no others. */
function isQuoted({ content, evidence }: Pick<Row, 'content' | 'evidence'>): boolean {
  return isFoundIn(content, evidence ?? '')
}

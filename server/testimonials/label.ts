import type { CustomerLanguage } from '#contract/languages.ts'
import { type OutletWords, outletWords } from '#contract/outlet-words.ts'
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
export function labelOf(row: Labeled, language: CustomerLanguage = 'en'): string | null {
  const words = outletWords[language]
  const labels = [
    provenanceOf(row, words),
    isConfirmedOnRequest(row) && words.confirmed,
    row.isByTeam && words.byTeam,
    row.isRewarded && words.rewarded,
  ]
  return labels.filter(Boolean).join(' · ') || null
}

/** Where only the owner vouches for the words, readers are told, whoever wrote them first. */
function provenanceOf(row: Labeled, words: OutletWords): string {
  const { origin, source, isAiGenerated, isAttestedByOwner } = row
  if (origin === 'imported' || origin === 'api') {
    const from = words.imported.replace('{source}', () => source ?? words.anotherSystem)
    const parts = [from, isAiGenerated && words.withAi, isAttestedByOwner && !isQuoted(row) && words.edited]
    return parts.filter(Boolean).join(' · ')
  }
  const isByAi = isAiGenerated || origin === 'owner_ai'
  if (!row.isConfirmedByAuthor) return isByAi ? words.withAi : ''
  if (!isAttestedByOwner) return isByAi ? words.withAiApproved : ''
  if (isByAi) return words.withAiFromWords
  if (isQuoted(row)) return words.quoted
  return origin === 'customer' ? words.edited : words.writtenFromWords
}

/** Words of the business's own, wherever its evidence is what vouches for them. */
export function isReworded(row: Pick<Row, 'content' | 'evidence'>): boolean {
  return !isQuoted(row)
}

/** Evidence vouches for the words that are in it, and for no others. */
function isQuoted({ content, evidence }: Pick<Row, 'content' | 'evidence'>): boolean {
  return isFoundIn(content, evidence ?? '')
}

import type { CustomerLanguage } from '#contract/languages.ts'
import { type OutletCopy, outletCopy } from '../../kit/words/outlet-copy.ts'
import { isFoundIn } from '#shared/text/same-words.ts'
import type { Row } from '../rows.ts'
import { isConfirmedOnRequest } from '../consent/visibility.ts'

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
  const copy = outletCopy[language]
  const labels = [
    provenanceOf(row, copy),
    isConfirmedOnRequest(row) && copy.confirmed,
    row.isByTeam && copy.byTeam,
    row.isRewarded && copy.rewarded,
  ]
  return labels.filter(Boolean).join(' · ') || null
}

/** Where only the owner vouches for the words, readers are told, whoever wrote them first. */
function provenanceOf(row: Labeled, copy: OutletCopy): string {
  const { origin, source, isAiGenerated, isAttestedByOwner } = row
  if (isFromElsewhere(row)) {
    const from = source ? copy.imported.replace('{source}', () => source) : copy.importedPlain
    const parts = [
      from,
      isAiGenerated && copy.withAi,
      isAttestedByOwner && !isFoundInEvidence(row) && copy.edited,
    ]
    return parts.filter(Boolean).join(' · ')
  }
  const isByAi = isAiGenerated || origin === 'owner_ai'
  if (!row.isConfirmedByAuthor) return isByAi ? copy.withAi : ''
  if (!isAttestedByOwner) return isByAi ? copy.withAiApproved : ''
  if (isByAi) return copy.withAiFromWords
  if (isFoundInEvidence(row)) return copy.quoted
  return origin === 'customer' ? copy.edited : copy.writtenFromWords
}

/** Somebody else's page or program had it first. */
export function isFromElsewhere({ origin }: Pick<Row, 'origin'>): boolean {
  return origin === 'imported' || origin === 'api'
}

/** Words of the business's own, wherever its evidence is what vouches for them. */
export function isReworded(row: Pick<Row, 'content' | 'evidence'>): boolean {
  return !isFoundInEvidence(row)
}

/** Evidence vouches for the words that are in it, and for no others. */
function isFoundInEvidence({ content, evidence }: Pick<Row, 'content' | 'evidence'>): boolean {
  return isFoundIn(content, evidence ?? '')
}

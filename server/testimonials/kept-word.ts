import { isFoundIn, saysTheSame } from '#contract/same-words.ts'
import type { Row } from './rows.ts'

type Word = Pick<Row, 'hasTheirWord' | 'restsOnEvidence' | 'confirmedContent'>

/**
 * What an edit leaves of the word that a text rests on (decision 23). Corrected typography leaves all of it, and so does
 * going back to the confirmed text, which is kept for that. `isResent`: the program that sent the text corrected it
 * before anybody approved it.
 */
export function wordAfterEdit(row: Row, content: string, isResent: boolean): Word {
  if (isResent) return { hasTheirWord: true, restsOnEvidence: false, confirmedContent: null }
  const confirmed = confirmedOf(row)
  if (confirmed !== null && saysTheSame(content, confirmed)) {
    const confirmedContent = content === confirmed ? null : confirmed
    return { hasTheirWord: true, restsOnEvidence: false, confirmedContent }
  }
  const isOnFile = row.restsOnEvidence && isFoundIn(content, row.evidence ?? '')
  return { hasTheirWord: isOnFile, restsOnEvidence: isOnFile, confirmedContent: confirmed }
}

/** The text that the customer wrote or confirmed, or that its source had; null when there never was one. */
function confirmedOf({ confirmedContent, hasTheirWord, restsOnEvidence, content }: Row): string | null {
  return confirmedContent ?? (hasTheirWord && !restsOnEvidence ? content : null)
}

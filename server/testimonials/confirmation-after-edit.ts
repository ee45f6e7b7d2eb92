import { isFoundIn, saysTheSame } from '#contract/same-words.ts'
import type { Row } from './rows.ts'

type Confirmation = Pick<Row, 'isConfirmedByAuthor' | 'isAttestedByOwner' | 'confirmedContent'>

/**
 * What an edit leaves of the word that a text rests on (decision 23). Corrected typography leaves all of it, and so does
 * going back to the confirmed text, which is kept for that. `isResent`: the program that sent the text corrected it
 * before anybody approved it.
 */
export function confirmationAfterEdit(row: Row, content: string, isResent: boolean): Confirmation {
  if (isResent) return { isConfirmedByAuthor: true, isAttestedByOwner: false, confirmedContent: null }
  const confirmed = confirmedOf(row)
  if (confirmed !== null && saysTheSame(content, confirmed)) {
    const confirmedContent = content === confirmed ? null : confirmed
    return { isConfirmedByAuthor: true, isAttestedByOwner: false, confirmedContent }
  }
  const isOnFile = row.isAttestedByOwner && isFoundIn(content, row.evidence ?? '')
  return { isConfirmedByAuthor: isOnFile, isAttestedByOwner: isOnFile, confirmedContent: confirmed }
}

/** The text that the customer wrote or confirmed, or that its source had; null when there never was one. */
function confirmedOf({
  confirmedContent,
  isConfirmedByAuthor,
  isAttestedByOwner,
  content,
}: Row): string | null {
  return confirmedContent ?? (isConfirmedByAuthor && !isAttestedByOwner ? content : null)
}

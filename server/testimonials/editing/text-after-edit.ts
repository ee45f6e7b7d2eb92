import { saysTheSame } from '#shared/text/same-words.ts'
import { carriesText } from './evidence-carries.ts'
import type { Row } from '../rows.ts'

type Text = Pick<
  Row,
  'content' | 'suggestedContent' | 'isConfirmedByAuthor' | 'isAttestedByOwner' | 'confirmedContent'
>

/**
 * What becomes of a text when the business edits it (decision 58). Words that the customer wrote or confirmed, or that
 * their source has, stay; the edit waits beside them. Corrected typography is no other text, and neither is going back.
 * `isResent`: the program that sent the text corrected it before anybody approved it.
 */
export function textAfterEdit(row: Row, content: string, isResent: boolean): Text {
  const { isConfirmedByAuthor, isAttestedByOwner } = row
  if (isResent) return { ...confirmedText, content, confirmedContent: null }
  if (content === row.content) return { ...textOf(row), suggestedContent: null }
  const confirmed = confirmedOf(row)
  if (confirmed !== null && saysTheSame(content, confirmed)) {
    return { ...confirmedText, content, confirmedContent: content === confirmed ? null : confirmed }
  }
  const isOnFile = maySpeakFor(row) && carriesText(row.evidence ?? '', content)
  if (confirmed === null) {
    return {
      content,
      suggestedContent: null,
      isConfirmedByAuthor: isOnFile,
      isAttestedByOwner: isOnFile,
      confirmedContent: null,
    }
  }
  if (isAttestedByOwner && isOnFile) return { ...textOf(row), content, suggestedContent: null }
  return { ...textOf(row), suggestedContent: content, isConfirmedByAuthor }
}

const confirmedText = {
  suggestedContent: null,
  isConfirmedByAuthor: true,
  isAttestedByOwner: false,
} as const

function textOf({
  content,
  suggestedContent,
  isConfirmedByAuthor,
  isAttestedByOwner,
  confirmedContent,
}: Row) {
  return { content, suggestedContent, isConfirmedByAuthor, isAttestedByOwner, confirmedContent }
}

/** The text that the customer wrote or confirmed, or that its source had; null when there never was one. */
export function confirmedOf({
  confirmedContent,
  isConfirmedByAuthor,
  isAttestedByOwner,
  content,
}: Pick<Row, 'confirmedContent' | 'isConfirmedByAuthor' | 'isAttestedByOwner' | 'content'>): string | null {
  return confirmedContent ?? (isConfirmedByAuthor && !isAttestedByOwner ? content : null)
}

/** Whether what is in `evidence` are the customer's words, and not where a program or a file had the text from. */
function maySpeakFor({ origin, isAttestedByOwner }: Row): boolean {
  return isAttestedByOwner || origin === 'owner' || origin === 'owner_ai'
}

/** Whether the customer's own words are here, which only their confirmation replaces (ruling 7.1). */
export function isCustomersText(row: Row): boolean {
  if (row.origin === 'customer' || row.confirmedOnRequest) return true
  const isForeign = row.origin === 'imported' || row.origin === 'api'
  return !isForeign && confirmedOf(row) !== null
}

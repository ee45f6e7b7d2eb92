import { isFoundIn } from '#shared/text/same-words.ts'
import type { Row } from '../rows.ts'

/** What stands above a text, as long as the text still says it: an edit may have taken the words out. */
export function headlineOf({ headline, content }: Pick<Row, 'headline' | 'content'>): string | null {
  return headline !== null && isFoundIn(headline, content) ? headline : null
}

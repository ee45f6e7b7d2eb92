import { sql } from 'drizzle-orm'
import { Problem } from '../../http/problem.ts'
import type { Row } from '../rows.ts'

type Highlighted = Pick<Row, 'highlights' | 'content'>

/** Phrases that are marked, as long as the text still has them: an edit may have taken one out. */
export function highlightsOf({ highlights, content }: Highlighted): string[] {
  return highlights.filter((phrase) => content.includes(phrase))
}

/** As `highlightsOf`, as SQL. */
export const highlightsOfRow = sql<
  string[]
>`array(select phrase from unnest(highlights) phrase where strpos(content, phrase) > 0)`

/** Each phrase once. What is marked is what the customer wrote, letter for letter. */
export function highlightsFrom({ content }: Pick<Row, 'content'>, wanted: readonly string[]): string[] {
  const phrases = [...new Set(wanted)]
  if (phrases.every((phrase) => content.includes(phrase))) return phrases
  const sentence = 'Select words exactly as they are in the testimonial.'
  throw new Problem('invalid-input', sentence, { fields: { highlights: sentence } })
}

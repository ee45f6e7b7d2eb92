import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { isMeantBy, type Meaning, type NearWords } from './near-words.ts'
import { prepareRead } from '../db/prepared.ts'
import { readPrepared } from '../db/tenant.ts'

/** Of a short word there may be more; the most frequent ones are what somebody meant. */
const mostMeanings = 30

export interface Reading extends Meaning {
  /** How many rows have one of these words. */
  readonly rows: number
}

/** What a list's vocabulary knows of mistyped words. */
export interface Readings {
  /** Only words that mean something. */
  readonly readings: readonly Reading[]
  /** False while there are new texts whose words it has not learned. */
  readonly isComplete: boolean
}

const [workspaceId, list, typed] = ['workspaceId', 'list', 'typed'].map((name) => sql.placeholder(name))
const wordKeysOf = (word: string) =>
  sql`plaudit_word_keys(${workspaceId}::uuid, ${list}::text, lower(one)${sql.raw(word)})`

/**
 * The keys of four letters are too short for those of five, so the plural is asked for too. Each key holds the workspace;
 * as `&&` is not leakproof, row-level security would keep it from the index, so this runs outside of it.
 */
const nearlyAlike = prepareRead<{ isComplete: boolean; found: Record<string, number> }>(
  'search_vocabulary_nearly_alike',
  () => sql`
    select not exists (select from search_changes
        where workspace_id = ${workspaceId}::uuid and list = ${list} and change > 0) as "isComplete",
      coalesce((select json_object_agg(word, rows) from search_vocabulary
        where workspace_id = ${workspaceId}::uuid and list = ${list} and rows > 0 and keys && (
          select array_agg(key) from string_to_table(${typed}::text, ' ') as one,
            unnest(${wordKeysOf('')} || ${wordKeysOf(` || 's'`)}) as key)), '{}') as found`,
)

/** What the mistyped words of a search may have meant, of the words that the rows of a list have. */
export async function readingsOf(
  db: Db,
  workspace: string,
  tableName: string,
  { mistakable }: NearWords,
): Promise<Readings> {
  const values = { workspaceId: workspace, list: tableName, typed: mistakable.join(' ') }
  const [known] = await readPrepared(db, nearlyAlike, values)
  const found = Object.entries(known?.found ?? {})
  const readings = mistakable.map((word) => {
    const isMeant = isMeantBy(word)
    const meant = found
      .filter(([one]) => isMeant(one))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostMeanings)
    return {
      typed: word,
      meant: meant.map(([one]) => one),
      rows: meant.reduce((sum, [, rows]) => sum + rows, 0),
    }
  })
  return {
    readings: readings.filter(({ meant }) => meant.length > 0),
    isComplete: known?.isComplete ?? false,
  }
}

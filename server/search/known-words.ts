import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prepareRead } from '../db/prepared.ts'
import { readPrepared } from '../db/tenant.ts'

/** What more words than these have in common is so frequent that reading on finds it sooner. */
const mostWords = 5_000
/** Texts whose words are not yet counted are looked through, up to so many: as many as are counted in a minute or less. */
const mostTexts = 20_000
/** A word that is longer than the longest one of a vocabulary; the index has it for each row with such a word. */
const overlong = 'x'.repeat(29)

/** Letters in a row of a typed word, or all of it, and the words of a list that they are in. */
export interface KnownLetters {
  readonly words: readonly string[]
  /** There are more of them than anybody looks up. */
  readonly areTooMany: boolean
  /** How many rows have one of these words, at most. */
  readonly rows: number
  /** One or two letters may also be a word by themselves, which the vocabulary leaves out. */
  readonly areShort: boolean
}

/**
 * By word of a search: the letters in it that the fewest rows have. Nothing for what has neither three letters in a row
 * nor is one or two of them.
 */
export type KnownWords = ReadonlyMap<string, KnownLetters>

type Known = Omit<KnownLetters, 'areTooMany'> & { readonly place: number }

const [workspaceId, list, typed] = ['workspaceId', 'list', 'typed'].map((name) => sql.placeholder(name))
const ofList = sql`v.workspace_id = ${workspaceId}::uuid and v.list = ${list}::text
  and v.word like '%' || typed.run || '%'`

/**
 * Three letters in a row are a key of a word, and all keys of the letters together find it; for one or two letters the
 * whole vocabulary of the list is looked through, of which the index by word has all that is asked for. Each key holds the
 * workspace; as `@>` is not leakproof, this runs outside of row-level security. New texts wait in `search_changes` to be
 * counted.
 */
const withLetters = prepareRead<Known>(
  'search_vocabulary_with_letters',
  () => sql`
    with typed as materialized (
      select place::int, run, length(run) < 3 as "areShort"
      from (select lower(one) as word, place from string_to_table(${typed}::text, ' ') with ordinality as input(one, place)) as input,
        unnest(plaudit_letter_runs(word)) as run
      where length(run) > 2 or run = word
    ), waiting as materialized (
      select words from search_changes
      where workspace_id = ${workspaceId}::uuid and list = ${list}::text and change > 0 limit ${sql.raw(`${mostTexts}`)}
    )
    select place, "areShort", known.words, known.rows
    from typed, lateral (
      select coalesce(array_agg(found.word), '{}') as words, coalesce(sum(found.rows), 0)::float8 as rows from (
        select v.word, v.rows from search_vocabulary as v
        where not "areShort" and ${ofList} and v.rows > 0
          and plaudit_letter_keys(v.workspace_id, v.list, v.word) @> plaudit_letter_keys(${workspaceId}::uuid, ${list}::text, typed.run)
        union all
        select v.word, 0 from search_vocabulary as v where "areShort" and ${ofList}
        union all
        select cut, count(*) from waiting, string_to_table(translate(words, E'\\t\\n\\r', '   '), ' ') as cut
        where words like '%' || typed.run || '%' and cut like '%' || typed.run || '%' group by cut
        limit ${sql.raw(`${mostWords + 1}`)}) as found
    ) as known`,
)

export async function knownWords(
  db: Db,
  workspace: string,
  tableName: string,
  words: readonly string[],
): Promise<KnownWords> {
  const values = { workspaceId: workspace, list: tableName, typed: words.join(' ') }
  const known = new Map<string, KnownLetters>()
  for (const { place, ...letters } of await readPrepared(db, withLetters, values)) {
    const word = words[place - 1]!
    if (letters.rows < (known.get(word)?.rows ?? Infinity))
      known.set(word, { ...letters, areTooMany: letters.words.length > mostWords })
  }
  return known
}

/** True for rows that have one of these words, and for a few others. */
export function hasOneOf(
  { workspaceId: workspace, searchText }: { readonly workspaceId: Column; readonly searchText: Column },
  { workspaceId: asked, list: tableName }: { readonly workspaceId: string; readonly list: string },
  words: readonly string[],
): SQL {
  const listed = sql.raw(`'${tableName}'`)
  const keys = sql`plaudit_row_words(${asked}::uuid, ${tableName}::text, ${[overlong, ...words].join(' ')}::text)`
  return sql`plaudit_row_words(${workspace}, ${listed}, ${searchText}) && ${keys}`
}

import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { prepareRead } from './prepared.ts'
import { readPrepared } from './tenant.ts'

/** More of them are no help: what so many words have in common is a syllable. */
const mostWords = 300
/** Texts whose words are not yet counted are looked through, up to so many. */
const mostTexts = 500
/** A word that is longer than the longest one of a vocabulary; the index has it for each row with such a word. */
const overlong = 'x'.repeat(29)

/** By word of a search: all words of a list that have its letters in them. Not for what is no word, or a mere syllable. */
export type KnownWords = ReadonlyMap<string, readonly string[]>

interface Known {
  readonly place: number
  readonly isWord: boolean
  readonly texts: number
  readonly words: readonly string[]
}

const [workspaceId, list, typed] = ['workspaceId', 'list', 'typed'].map((name) => sql.placeholder(name))
const limit = (most: number) => sql.raw(`limit ${most + 1}`)

/**
 * Three letters in a row are a key of a word, and all keys of the letters together find it. Each key holds the workspace;
 * as `@>` is not leakproof, this runs outside of row-level security. New texts wait in `search_changes` to be counted.
 */
const withLetters = prepareRead<Known>(
  'search_vocabulary_with_letters',
  () => sql`
    with typed as materialized (
      select word, place::int, word !~ '[''-]' and word in (select plaudit_words(word)) as "isWord"
      from (select lower(one) as word, place from string_to_table(${typed}::text, ' ') with ordinality as input(one, place)) as input
    ), waiting as materialized (
      select words from search_changes
      where workspace_id = ${workspaceId}::uuid and list = ${list}::text and change > 0 ${limit(mostTexts)}
    )
    select place, "isWord", (select count(*)::int from waiting) as texts, known.words
    from typed, lateral (
      select coalesce(array_agg(found.word), '{}') as words from (
        select v.word from search_vocabulary as v
        where "isWord" and workspace_id = ${workspaceId}::uuid and list = ${list}::text and v.rows > 0
          and plaudit_letter_keys(workspace_id, list, v.word) @> plaudit_letter_keys(${workspaceId}::uuid, ${list}::text, typed.word)
          and v.word like '%' || typed.word || '%'
        union all
        select distinct cut from waiting, string_to_table(translate(words, E'\\t\\n\\r', '   '), ' ') as cut
        where "isWord" and words like '%' || typed.word || '%' and cut like '%' || typed.word || '%'
        ${limit(mostWords)}) as found
    ) as known`,
)

/** Nothing while there are too many new texts whose words are not yet counted. */
export async function knownWords(
  db: Db,
  workspace: string,
  tableName: string,
  words: readonly string[],
): Promise<KnownWords | undefined> {
  const values = { workspaceId: workspace, list: tableName, typed: words.join(' ') }
  const known = await readPrepared(db, withLetters, values)
  if (known.some(({ texts }) => texts > mostTexts)) return undefined
  const useful = known.filter((one) => one.isWord && one.words.length <= mostWords)
  return new Map(useful.map((one) => [words[one.place - 1]!, one.words]))
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

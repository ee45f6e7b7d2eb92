import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { folded } from '#shared/text/folded.ts'
import type { Db } from '../../db/database.ts'
import { hasOneOf } from '../../search/known-words.ts'
import { limitSearch } from '../../search/search-limit.ts'
import { hasWord } from '../../search/search-words.ts'
import { searchable } from '../../search/searchable.ts'
import { searchVocabulary } from '../../search/tables.ts'
import { testimonials } from '../tables.ts'
import { formsOf } from './word-forms.ts'

const mostWords = 6
/** More rows than these are found along the dates as quickly. */
const mostIds = 5_000
/** Whole words of these scripts are in the index of words. */
const indexed = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]{3,28}$/u
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u

/** The words of what is mentioned, each in its forms. */
function wordsOf(mentions: string): string[][] {
  const words = folded(mentions)
    .toLowerCase()
    .split(/[^\p{L}\p{N}'&+-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.slice(0, mostWords).map(formsOf)
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)

/**
 * True for rows whose text has these words one after the other, each whole and in any of its forms: "team" is not in
 * "steam", and who wrote it does not matter.
 */
export function mentionsCondition(mentions: string): SQL {
  const words = wordsOf(mentions)
  if (words.length === 0) return sql`false`
  const text = sql.raw(searchable('content'))
  const letters = words.map((forms) => or(...forms.map((form) => hasWord(testimonials.searchText, form))))
  if (words.some(([word = '']) => withoutSpaces.test(word)))
    return and(...words.map(([word = '']) => hasWord(text, word)))!
  const inOrder = words.map((forms) => `(?:${forms.map(escaped).join('|')})`).join('[^[:alnum:]]+')
  const pattern = `(?:^|[^[:alnum:]])${inOrder}(?:$|[^[:alnum:]])`
  return and(...letters, sql`${text} ~ ${pattern}`)!
}

/**
 * The testimonials that mention something, as far as it is rare; nothing where too many do. Asked for outside of
 * row-level security, which keeps PostgreSQL from the index of words; its first condition holds the wall.
 */
export async function idsMentioning(
  db: Db,
  workspaceId: string,
  mentions: string,
): Promise<readonly string[] | undefined> {
  const words = wordsOf(mentions).filter((forms) => forms.every((form) => indexed.test(form)))
  if (words.length === 0) return undefined
  const list = 'testimonials'
  const known = await rowsOfWords(db, workspaceId, words.flat())
  const rowsOf = (forms: readonly string[]) => forms.reduce((sum, one) => sum + (known.get(one) ?? 0), 0)
  const fewest = Math.min(...words.map(rowsOf))
  if (fewest > mostIds) return undefined
  const found = await db.transaction(async (tx) => {
    await limitSearch(tx)
    return tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          isNull(testimonials.deletedAt),
          ...words.map((forms) => hasOneOf(testimonials, { workspaceId, list }, forms)),
          mentionsCondition(mentions),
        ),
      )
      .limit(mostIds + 1)
  })
  return found.length > mostIds ? undefined : found.map(({ id }) => id)
}

/** True for rows that have one of the rarer ones of these words, in names or texts; and which of the words those are. */
export async function rowsWithRareWords(
  db: Db,
  workspaceId: string,
  words: readonly string[],
): Promise<{ readonly condition: SQL | undefined; readonly rare: ReadonlySet<string> }> {
  const list = 'testimonials'
  const known = await rowsOfWords(db, workspaceId, words)
  const rare = new Set(words.filter((word) => indexed.test(word) && (known.get(word) ?? 0) <= mostIds))
  const condition = rare.size > 0 ? hasOneOf(testimonials, { workspaceId, list }, [...rare]) : undefined
  return { condition, rare }
}

/** How many rows have each of these words, as far as they are counted. */
async function rowsOfWords(
  db: Db,
  workspaceId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { workspaceId: workspace, list, word, rows } = searchVocabulary
  const known = await db
    .select({ word, rows })
    .from(searchVocabulary)
    .where(
      and(
        eq(workspace, workspaceId),
        eq(list, 'testimonials'),
        sql`${word} = any(${sql.param([...words])}::text[])`,
      ),
    )
  return new Map(known.map((one) => [one.word, one.rows]))
}

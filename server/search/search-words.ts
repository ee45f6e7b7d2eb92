import { domainToASCII } from 'node:url'
import { folded } from '#shared/text/folded.ts'
import { and, type Column, or, type SQL, sql } from 'drizzle-orm'

/** So many of the newest rows are simply read: as quick as the index, and all there are in most workspaces. */
export const readAtOnce = 1000
/** With so many matches among them the words are not rare, and reading on costs less than the index. */
export const frequentFrom = 3
/** The pieces that the index knows (`plaudit_pieces`): what begins at every letter of a word, cut to this length. */
export const longestPiece = 12
const mostWords = 12

export type Text = Column | SQL | SQL.Aliased

/** The words that are looked for, each once. Blanks between and around them do not matter. */
export function searchWordsIn(search: string): string[] {
  const words = folded(search.replace(/\S+/g, withKeptDomain))
    .split(/\s+/)
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, mostWords)
}

// In lower case, as nobody writes the beginning of a sentence: "Super café.Gerne wieder".
const domain = /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}\d-]+(?:\.[\p{Ll}\p{Lo}\p{M}\d-]+)+$/u

/**
 * An address as it is kept, with its domain in ASCII: `jürgen@müller.example`, or `müller.example`. Its last part may not be
 * typed to the end, so that of one in other letters only the beginning is looked for.
 */
function withKeptDomain(word: string): string {
  const at = word.lastIndexOf('@') + 1
  const typed = word.slice(at).normalize('NFC')
  if (inAscii.test(typed) || (at === 0 && !domain.test(typed))) return word
  const parts = typed.split('.')
  const last = parts.pop() ?? ''
  const kept = parts.map((part) => domainToASCII(part) || part)
  return word.slice(0, at) + [...kept, inAscii.test(last) ? last : 'xn--'].join('.')
}

const inAscii = /^[\0-\x7F]*$/

/**
 * All of the words are in it, in any order, each as a word or a part of one. `searchText` is `searchable`. Lower case is
 * PostgreSQL's on both sides: JavaScript's differs in a few letters.
 */
export function contains(searchText: Text, search: string): SQL | undefined {
  return and(...searchWordsIn(search).map((word) => hasWord(searchText, word)))
}

export function hasWord(searchText: Text, word: string): SQL {
  return sql`${searchText} like ${likePattern('%', word, '%')}`
}

/** The pieces of every row that contains the words, and of a few others: a `tsquery`. */
export function beginAll(words: readonly string[]): string {
  return words.map(asBeginning).join(' & ')
}

export function matchesPieces(searchText: Column, tsquery: string): SQL {
  return sql`plaudit_pieces(${searchText}) @@ lower(${tsquery})::tsquery`
}

/** The pieces that begin with these letters. */
export function asBeginning(letters: string): string {
  return `${asWhole(Array.from(letters).slice(0, longestPiece).join(''))}:*`
}

/** The piece that is just this. */
export function asWhole(letters: string): string {
  return `'${letters.replace(/['\\]/g, (sign) => sign.repeat(2))}'`
}

/**
 * How well a row that contains the words fits. 3: each of them begins a word of the title, such as a name or company.
 * 2: they are there in a row, whole. 1: each of them begins a word. 0: some are only parts of words.
 * `searchText` begins with the title. Asked of thousands of rows, so what few of them have is asked for last.
 */
export function rankOf(searchText: Text, title: Text, search: string): SQL<number> {
  const words = searchWordsIn(search)
  const phrase = words.join(' ')
  const beginWords = (text: Text) =>
    and(...words.map((word) => sql`(' ' || ${text}) like ${likePattern('% ', word, '%')}`))
  // The quickest look for what most rows do not have.
  const beginsPhrase = sql`strpos(' ' || ${searchText}, lower(${` ${phrase}`})) > 0`
  const hasPhrase = or(
    ...[' ', '.', ',', '!', '?'].map(
      (end) => sql`(' ' || ${searchText} || ' ') like ${likePattern('% ', phrase, `${end}%`)}`,
    ),
  )
  return sql<number>`case when not (${beginWords(searchText)}) then 0 when ${beginWords(title)} then 3
    when ${beginsPhrase} and (${hasPhrase}) then 2 else 1 end`
}

/** The pattern of a text with this in it, as it stands. */
function likePattern(before: string, text: string, behind: string): SQL {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`lower(${before + escaped + behind})`
}

import { type Column, type SQL, sql } from 'drizzle-orm'
import { withPlainMarks } from './search-marks.ts'

/** So many of the newest rows are simply read: as quick as the index, and all there are in most workspaces. */
export const readAtOnce = 2000
/** With so many matches among them the words are not rare, and reading on costs less than the index. */
export const frequentFrom = 4
/** The pieces that the index knows (`plaudit_pieces`): of words, and of either side of a space. */
const longestPiece = 12
const besideSpace = 3
/** Words of so many letters are seldom common ones. */
const tellingEmails = 7

/**
 * `searchText` is `searchable`. Lower case is PostgreSQL's on both sides: JavaScript's differs in a few letters.
 */
export function contains(searchText: Column | SQL | SQL.Aliased, search: string): SQL {
  const escaped = withPlainMarks(search).replace(/[\\%_]/g, (character) => `\\${character}`)
  return sql`${searchText} like '%' || lower(${escaped}) || '%'`
}

/**
 * True for every row that contains the words, and for a few others. Only pieces that tell much are looked up: those
 * around spaces and whole long words. The lists of others are long, and combining them costs more than it saves.
 */
export function hasPieces(searchText: Column, search: string): SQL {
  const words = withPlainMarks(search)
    .split(/[ \t\n\r]+/)
    .flatMap((word) => (word === '' ? [] : [Array.from(word)]))
  const long = words.slice(0, -1).filter((word) => word.length >= tellingEmails)
  const atSpaces = words.flatMap((word, index) => pieceAtSpace(words[index - 1], word, index))
  const pieces = [...long.map(wholeWord), ...atSpaces]
  const [longest = []] = words.toSorted((a, b) => b.length - a.length)
  return sql`plaudit_pieces(${searchText}) @@ lower(${pieces.join(' & ') || beginning(longest)})::tsquery`
}

/** None where the first word is so short that in the text it may be the end of a longer one. */
function pieceAtSpace(before: string[] | undefined, word: string[], index: number): string[] {
  if (!before || (index === 1 && before.length < besideSpace)) return []
  return [beginning([...before.slice(-besideSpace), ' ', ...word.slice(0, besideSpace)])]
}

function wholeWord(emails: readonly string[]): string {
  return emails.length < longestPiece ? quoted(emails) : beginning(emails)
}

function beginning(emails: readonly string[]): string {
  return `${quoted(emails.slice(0, longestPiece))}:*`
}

function quoted(emails: readonly string[]): string {
  return `'${emails.join('').replace(/['\\]/g, (mail) => mail.repeat(2))}'`
}

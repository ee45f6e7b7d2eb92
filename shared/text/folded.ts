/** What people and their keyboards write in many ways, and the one way in which search looks for it. */
const sameMarks: readonly (readonly [plain: string, others: string])[] = [
  ["'", '\u0060\u00B4\u02BB\u02BC\u2018\u2019\u201A\u201B\u2032\u2035\uFF07'],
  ['"', '\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\u2036\u301D\u301E\u301F\uFF02'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D'],
  [' ', '\u00A0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u3000'],
]
/** Letters that Unicode does not take apart into one of the alphabet and a sign. */
const sameLetters: readonly (readonly [plain: string, others: string])[] = [
  ['ss', 'ßẞ'],
  ['ae', 'æÆ'],
  ['oe', 'œŒ'],
  ['th', 'þÞ'],
  ['o', 'øØ'],
  ['d', 'đĐðÐ'],
  ['l', 'łŁ'],
  ['h', 'ħĦ'],
  ['t', 'ŧŦ'],
  ['i', 'ı'],
]

function replacing(same: typeof sameMarks) {
  const plainOf = new Map(same.flatMap(([plain, others]) => Array.from(others, (other) => [other, plain])))
  const others = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'g')
  return (text: string) => text.replace(others, (other) => plainOf.get(other) ?? other)
}

const withPlainMarks = replacing(sameMarks)
const withPlainLetters = replacing(sameLetters)
const inAscii = /^[\0-\x7F]*$/

/**
 * A text as search compares it, but for capitals: marks as on a keyboard, letters without accents, and all of them as
 * wide as usual. `plaudit_searchable` does the same in the database.
 */
export function folded(text: string): string {
  const marked = withPlainMarks(text)
  if (inAscii.test(marked)) return marked
  return withPlainLetters(
    marked
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]+/g, '')
      .normalize('NFC'),
  )
}

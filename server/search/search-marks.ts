/** What people and their keyboards write in many ways, and the one way in which search looks for it. */
const sameMarks: readonly (readonly [plain: string, others: string])[] = [
  ["'", '\u0060\u00B4\u02BB\u02BC\u2018\u2019\u201A\u201B\u2032\u2035\uFF07'],
  ['"', '\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\u2036\u301D\u301E\u301F\uFF02'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D'],
  [' ', '\u00A0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u3000'],
]
const plainMarkOf = new Map(
  sameMarks.flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)),
)
const others = new RegExp(`[${[...plainMarkOf.keys()].join('')}]`, 'g')

/** Curly quotes become straight ones, and every dash and space the one on a keyboard. */
export function withPlainMarks(text: string): string {
  return text.replace(others, (mark) => plainMarkOf.get(mark) ?? mark)
}

/**
 * The SQL of a text as search compares it: `withPlainMarks`, in PostgreSQL's lower case. A function, because PostgreSQL reads
 * the expression of a generated column anew for every insert. Changing what it does takes a migration that builds the
 * columns and their indexes anew.
 */
export function searchable(expression: string): string {
  return `plaudit_searchable(${expression})`
}

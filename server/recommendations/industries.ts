/*
 * People type their industry: "Hair salon", "hair salons", "Restaurants & cafés". Two are the same where they name a trade
 * in common, whatever its case, number, and accents.
 */

const separator = /\s*(?:[,;/&+|·•]|\s(?:and|or|y|e|et|ou|und|oder|o)\s)\s*/u

/** The trades that an industry names, each in small letters, singular, without accents. */
function tradesIn(industry: string): string[] {
  return industry
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(separator)
    .map((trade) => (trade.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).join(' '))
    .filter(Boolean)
}

/** Those of the industries that name a trade of this one. */
export function sameIndustries(industry: string, others: readonly string[]): string[] {
  const trades = new Set(tradesIn(industry))
  return others.filter((other) => tradesIn(other).some((trade) => trades.has(trade)))
}

/** "Bakeries" and "bakery", "churches" and "church"; what is too short or ends in ss stays. */
function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2)
  return word.replace(/s$/u, '')
}

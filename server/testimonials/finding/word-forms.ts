const irregular: readonly (readonly [string, string])[] = [
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['knife', 'knives'],
  ['loaf', 'loaves'],
  ['shelf', 'shelves'],
]
const shortest = 3

/** A word and the same word for one or for several: "mug" and "mugs", "delivery" and "deliveries". */
export function formsOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < shortest) return [word]
  const pair = irregular.find((forms) => forms.includes(word))
  if (pair) return [...pair]
  const one = singularOf(word)
  return [...new Set([word, one, pluralOf(one)])]
}

function singularOf(word: string): string {
  if (word.length <= shortest || /(?:ss|us|is|news)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function pluralOf(word: string): string {
  if (/(?:sh|ch|x|s|zz)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

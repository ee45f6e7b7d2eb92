let graphemes: Intl.Segmenter | undefined

/**
 * At most two letters of a name: of its first word and of its last. A letter is what people see as one, whatever it is made
 * of: a flag, a family, an accent that follows its letter.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map(firstGrapheme).join('')
}

function firstGrapheme(word: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return graphemes.segment(word).containing(0)?.segment ?? ''
}

const longest = 220

/** The sentence of a text in which a place is; of a long one what is around it. */
export function sentenceAround(text: string, at: number): string {
  const ends = /[.!?…\n]+["'”»)]*(?=\s|$)|\n/gu
  let begin = 0
  let end = text.length
  for (const { index, 0: mark } of text.matchAll(ends)) {
    if (index + mark.length <= at) begin = index + mark.length
    else {
      end = index + mark.length
      break
    }
  }
  const sentence = text.slice(begin, end)
  if (sentence.length <= longest) return sentence.replaceAll(/\s+/g, ' ').trim()
  const from = Math.max(begin, Math.min(at - longest / 2, end - longest))
  const cut = text.slice(from, from + longest).replaceAll(/\s+/g, ' ')
  const whole = cut
    .replace(from > begin ? /^\S*\s/u : /^/u, '')
    .replace(from + longest < end ? /\s\S*$/u : /$/u, '')
  return `${from > begin ? '…' : ''}${whole.trim()}${from + longest < end ? '…' : ''}`
}

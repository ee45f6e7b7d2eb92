const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const shortEnough = 90

/** The part of an answer that a sentence speaks of: all of a short one, else its sentence with the most words in common. */
export function excerptOf(answer: string, sentence: string): string {
  if (answer.length <= shortEnough) return answer
  const said = distinctWordsOf(sentence)
  const parts = Array.from(sentences.segment(answer), ({ segment }) => segment.trim())
  const common = parts.map((part) => [...distinctWordsOf(part)].filter((word) => said.has(word)).length)
  const at = common.indexOf(Math.max(...common))
  if (parts.length < 2 || common[at] === 0) return answer
  return `${at > 0 ? '… ' : ''}${parts[at] ?? ''}${at < parts.length - 1 ? ' …' : ''}`
}

function distinctWordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu))
}

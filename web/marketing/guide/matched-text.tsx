/** A text with the words that were looked for marked. */
export function MatchedText({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(patternOf(words)).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-[3px] bg-accent-wash text-accent-text">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

/** As much of a text as shows the first of these words in its sentence. */
export function excerptAround(text: string, words: readonly string[]): string {
  const found = Math.max(0, text.search(patternOf(words)))
  const from = found < 80 ? 0 : text.lastIndexOf(' ', found - 50) + 1
  const end = text.indexOf(' ', from + 150)
  return `${from > 0 ? '… ' : ''}${end < 0 ? text.slice(from) : `${text.slice(from, end)} …`}`
}

function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`(${escaped.join('|').replaceAll("'", "[’']")})`, 'gi')
}

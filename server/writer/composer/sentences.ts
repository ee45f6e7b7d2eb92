const abbreviations = new Set(
  'mr mrs ms dr prof st no vs etc approx inc ltd co jr sr sra srta dra ud uds mme mlle bzw ca usw evtl inkl nr str tel av z.b p.ej p.ex e.g i.e a.m p.m u.a d.h'.split(
    ' ',
  ),
)
const bullet = /^(?:[-–—*•·▪◦‣]|\(?\d{1,2}[.)]|[a-h]\))\s+/
const boundary = /([.!?…]+["'”»)\]]*)\s+|([。！？।])\s*/gu

/** The sentences and list items of an answer, in order. */
export function answerSentencesOf(text: string): string[] {
  return unwrappedLinesOf(text).flatMap(answerSentencesOfLine)
}

/** Lines of a list are things of their own; a line that was merely wrapped is not. */
function unwrappedLinesOf(text: string): string[] {
  const lines: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const last = lines.at(-1)
    const isWrapped =
      last !== undefined && /[\p{Ll},]$/u.test(last) && /^\p{Ll}/u.test(line) && last.length > 60
    if (isWrapped) lines[lines.length - 1] = `${last} ${line}`
    else lines.push(line.replace(bullet, ''))
  }
  return lines
}

function answerSentencesOfLine(line: string): string[] {
  const found: string[] = []
  const spaced = line.replace(/(\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
  let from = 0
  for (const match of spaced.matchAll(boundary)) {
    const end = match.index + match[0].length
    if (match[1] && !endsSentence(spaced.slice(from, match.index), match[1], spaced.slice(end))) continue
    found.push(spaced.slice(from, end).trim())
    from = end
  }
  const rest = spaced.slice(from).trim()
  return rest === '' ? found : [...found, rest]
}

function endsSentence(before: string, mark: string, after: string): boolean {
  const last = /\S+$/.exec(before)?.[0]?.toLowerCase() ?? ''
  if (mark === '.' && (abbreviations.has(last.replace(/^[^\p{L}]+/u, '')) || /^\p{L}$/u.test(last)))
    return false
  const isTrailingOff = mark.startsWith('…') || mark.startsWith('..')
  if (mark === '.' && /^\d{1,2}$/.test(last) && /^\p{L}/u.test(after))
    return !/^\p{Lu}\p{Ll}+ ?/u.test(after) || before.length > 40
  return !(isTrailingOff && /^\p{Ll}/u.test(after))
}

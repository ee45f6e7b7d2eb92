/** Words whose full stop ends no sentence. */
const abbreviations = new Set(
  'mr mrs ms dr prof st no vs etc eg ie approx inc ltd co jr sr sra srta dra ud uds mme mlle bzw ca usw evtl inkl nr str tel exmo exma av'.split(
    ' ',
  ),
)
const lineBreak = /\s*\n\s*/
const ending = /(?:[.!?…]+|[。！？])["'’”»“)\]]*(?=\s|$)/gu

/** The sentences of a text, as they stand there; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split(lineBreak).flatMap(sentencesOfLine)
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const found of line.matchAll(ending)) {
    const to = found.index + found[0].length
    if (isInsideQuote(line, found.index)) continue
    if (found[0] === '.' && !stopEndsSentence(line, found.index, to)) continue
    sentences.push(line.slice(from, to).trim())
    from = to
  }
  sentences.push(line.slice(from).trim())
  return sentences.filter((sentence) => sentence !== '')
}

/** A stop after an abbreviation or a single letter ("z. B.") ends nothing, nor one after a number before a word ("am 3. Mai"). */
function stopEndsSentence(line: string, at: number, to: number): boolean {
  const word = /[\p{L}\p{N}.]*$/u.exec(line.slice(0, at))?.[0] ?? ''
  if (to >= line.length) return true
  if (/^\p{N}{1,2}$/u.test(word)) return !/^\s+\p{L}/u.test(line.slice(to))
  return (
    !(/^\p{L}$/u.test(word) && word !== 'I') && !abbreviations.has(word.toLowerCase().replaceAll('.', ''))
  )
}

/** Inside quotation marks that are still open, and close. */
function isInsideQuote(line: string, at: number): boolean {
  const open = Math.max(line.lastIndexOf('«', at), line.lastIndexOf('“', at), line.lastIndexOf('„', at))
  if (open === -1) return false
  const close = line.slice(open + 1).search(/[»”“]/)
  return close !== -1 && open + 1 + close > at
}

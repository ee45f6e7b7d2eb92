/** A text without the headline that it begins with, as an imported title does: a card that shows both says it once. */
export function textBelow(headline: string | null, content: string): string {
  return headline !== null && content.startsWith(`${headline}\n`)
    ? content.slice(headline.length).trim()
    : content
}

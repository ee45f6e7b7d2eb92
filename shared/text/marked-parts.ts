/**
 * A text in parts, of which every second one is highlighted: the first place of each phrase. Widgets run it on any page,
 * so it needs no iterator.
 */
export function markedParts(text: string, phrases: readonly string[] = []): string[] {
  const phrase = phrases[0]
  if (!phrase) return [text]
  const others = phrases.slice(1)
  const at = text.indexOf(phrase)
  if (at < 0) return markedParts(text, others)
  const behind = text.slice(at + phrase.length)
  return markedParts(text.slice(0, at), others).concat(phrase, markedParts(behind, others))
}

const translated = '(Translated by Google)'
const original = '(Original)'

/** Google puts its translation before or behind the original; the original is what the customer wrote. */
export function withoutTranslation(comment: string): string {
  const translatedAt = comment.indexOf(translated)
  if (translatedAt === -1) return comment
  const originalAt = comment.indexOf(original)
  if (originalAt !== -1) return comment.slice(originalAt + original.length).trimStart()
  return comment.slice(0, translatedAt).trimEnd() || comment
}

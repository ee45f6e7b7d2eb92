/** The letters and digits of a text in lower case, to compare texts that differ in spaces and punctuation. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Letters with their marks, and digits: what of two texts is the same, however they are set. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

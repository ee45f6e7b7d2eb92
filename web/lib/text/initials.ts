const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letters of up to two words of a name, in capitals. */
export function avatarInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => graphemes.segment(word).containing(0)?.segment ?? '')
    .join('')
    .toLocaleUpperCase()
}

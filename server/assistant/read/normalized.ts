const short: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|who|how|where|when|that|it|there|here)'s\b/g, '$1 is'],
  [/'(?:ve)\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(dont|didnt|doesnt|havent|hasnt|isnt|arent|wasnt|werent)\b/g, '$1'],
  [/\bwhats\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\bwhos\b/g, 'who is'],
  [/\b(have|has|did|do|does|is|are|was|were)nt\b/g, '$1 not'],
  [/\bwhich's\b/g, 'which is'],
  [/\bdifference between\b/g, 'compare'],
  [/\bpct\b/g, 'percent'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(\d)\s*(?:★|⭐)+/gu, '$1 stars'],
  [/★/gu, ' stars '],
]

/** A question in small letters and plain marks, its contractions written out. */
export function normalized(message: string): string {
  let text = message
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[–—]/g, '-')
  for (const [pattern, meant] of short) text = text.replaceAll(pattern, meant)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Without the marks between words; what a question quotes and its dates have been taken out. */
export function withoutMarks(text: string): string {
  return (
    text
      .replaceAll(/(?<=\p{L})-(?=\p{L})|(?<=\d)-(?=\p{L})/gu, ' ')
      // A date that is none stands for itself.
      .replaceAll(/#+/g, ' # ')
      .replaceAll(/'s\b/g, '')
      .replaceAll(/[^\p{L}\p{N}|+%&'.#]|(?<!\d)\.|\.(?!\d)/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
  )
}

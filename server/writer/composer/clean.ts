const pictograph =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u{fe0f}\u{200d}\p{Extended_Pictographic}\p{Regional_Indicator}]*/gu
const link = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/i
/** Longer than any word of the five languages: nobody reads it. */
const longestWord = 60

/** What a person meant to type: no markup, nothing that cannot be seen, one kind of space. */
export function cleanAnswer(raw: string): string {
  return raw
    .slice(0, 20_000)
    .normalize('NFC')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/g, '')
    .replace(/[^\S\n]+|[^\P{Cc}\n]+/gu, ' ')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .filter((word) => word.length <= longestWord || link.test(word))
        .join(' '),
    )
    .join('\n')
    .trim()
}

/** Links and email addresses stay out of a testimonial, and so does the sentence that is about one. */
export function hasLink(sentence: string): boolean {
  return link.test(sentence)
}

export function withoutEmoji(text: string): string {
  return text
    .replace(pictograph, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .trim()
}

/** Whether there is a letter or a number in it. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

const link = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/i

/** What a person meant to type: no markup, nothing that cannot be seen, one kind of space. Every word stays. */
export function cleanAnswer(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/g, '')
    .replace(/[^\S\n]+|[^\P{Cc}\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

/** Links and email addresses stay out of a testimonial, and so does the sentence that is about one. */
export function hasLink(sentence: string): boolean {
  return link.test(sentence)
}

const helpers =
  'do|did|does|would|will|can|could|should|have|has|had|may|might|if|that|than|because|when|what|how|why|like|need|want|use|used'
const second: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bwere you\b/gi, 'was I'],
  [/\bare you\b/gi, 'am I'],
  [/\byou were\b/gi, 'I was'],
  [/\b(?:you are|you're)\b/gi, 'I am'],
  [new RegExp(`\\b(${helpers}) you\\b`, 'gi'), '$1 I'],
  [new RegExp(`\\byou (?=(?:${helpers})\\b)`, 'gi'), 'I '],
  [/\byou\b/gi, 'me'],
  [/\byour\b/gi, 'my'],
  [/\byours\b/gi, 'mine'],
  [/\byourself\b/gi, 'myself'],
]

/** A question as customers would put it to themselves: "Would you use us again?" becomes "Would I use Acme again?" */
export function englishEcho(question: string, business: string): string | null {
  return /^(?:what|which|who|how|when|where|why)\b/i.test(question.trim()) ? asOwn(question, business) : null
}

/** A question with "I" for "you", and the business's name for "us". */
export function asOwn(question: string, business: string): string | null {
  const trimmed = question.trim().replace(/\s+/g, ' ')
  const isOneQuestion =
    /^[^?.!]+\?$/.test(trimmed) &&
    /^(?:was|were|is|are|do|did|does|has|have|had|would|will|can|could|should|what|which|who|how|when|where|why)\b/i.test(
      trimmed,
    )
  if (!isOneQuestion || trimmed.split(' ').length > 14 || /\b(?:we|i|my|me)\b/i.test(trimmed)) return null
  const named = trimmed.replace(/\bus\b/gi, business)
  const mine = second.reduce((text, [you, me]) => text.replace(you, me), named)
  return mine.replace(/\bour\b/gi, business === 'them' ? 'their' : possessive(business))
}

function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`
}

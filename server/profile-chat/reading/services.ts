import { fits } from './pattern.ts'
import { addPatterns, removePatterns, replacePatterns, setPatterns } from './service-patterns.ts'
import type { Statement } from './statement.ts'
import { longPattern } from './long-pattern.ts'

/** What else stands where a service does: "we do our best", "we have a problem", "add a phone number". */
const noService = longPattern(String.raw`
  ^(?:the(?! (?:full|whole) )|our|my|your|his|her|their|it|this|that|these|those|them|you|us|me|him|not|n't|no|none|nothing|everything
  |anything|something|well|so|very|great|good|bad|fine|better|best|what|whatever|how|why|too|more|less|much
  |many|lots|a lot|late|early|fun|business|work|money|some|any|all|one|a (?:problem|question|bit|while|few|new
  |great|good|bad|lot|hard|phone|website|logo|photo|complaint|suggestion|discount|issue)|the (?:same|best|job
  |work|right|phone|new|logo|website|email|name|photo)|problems?|issues?|trouble|questions?|customers?
  |clients?|people|staff|employees|up|down|out|off|in|on|to|from|over|away|back|here|there|open|closed
  |everyone|nobody|need|know|think|feel|care|mind|notice|see|sense|sure|free parking|okay|ok|alright|wrong|\d+
  |phone|email|website|name|logo|industry|description|address|a|an|with|without|by|at|for|about|as|like|ourselves|myself|yourself
  |themselves|than|just|only|when|where|while|who|that|which|is|are|was|were|has|have|had|can|will|two|three|four|five
  |fewer|several|various|advice|help|support|quality|value|choice|comfort|experience|solutions|enough|plenty|most|half|double|nearly|hardly|both|each|every)(?!\S)|^(?:to|being|having|getting|feeling)\s|^\w+ing (?:with|for|on|at|from|to|in|about|up|out|into|over|together)\b
  |\b(?:i|you|they|he|she|it|them|him|us|because of you)\b|\b(?:not|except|without asking)\b`)
/** When and where it is done says more than its name. */
const circumstance = longPattern(String.raw`
  \b(?:on|until|till|before|after|every|per|during|between|by) (?:\w+day\w*|\d|appointment|noon|midnight|the|a
  |week|month|year|hour|request|weekends?|christmas|easter)|\b(?:weekends?|today|tomorrow|yesterday|o'clock)\b
  |[?@]|\d{5}`)
const mostWords = 7

/** What a clause says of the services; undefined when it says nothing of them. */
export function serviceStatementOf(
  clause: string,
  words: (part: readonly [number, number]) => string,
): Statement | undefined {
  for (const pattern of replacePatterns) {
    const parts = fits(pattern, clause)
    if (parts?.['A'] && parts['B']) {
      const [value, by] = [words(parts['A']), words(parts['B'])]
      if (isGone(value) && isService(by)) return { kind: 'replace', value, by }
    }
  }
  const said = (patterns: readonly string[], isOne = isService) => {
    for (const pattern of patterns) {
      const part = fits(pattern, clause)?.['V']
      const value = part && words(part)
      if (value !== undefined && servicesIn(value).every(isOne)) return value
    }
    return undefined
  }
  const whole = said(setPatterns)
  if (whole !== undefined) return { kind: 'set', field: 'services', value: servicesIn(whole).join(', ') }
  const gone = said(removePatterns, isGone)
  if (gone !== undefined) return { kind: 'remove', value: gone }
  const added = /\b(?:no longer|n't|not|never|stopped|quit|without|only)\b/iu.test(clause)
    ? undefined
    : said(addPatterns)
  return added === undefined ? undefined : { kind: 'add', field: 'services', value: added }
}

/** What goes is named as it is known: "the tattoos" are on the list, and what is not is left alone. */
const isGone = (value: string) => isService(value.replace(/^(?:the|our|my|all)\s+(?=\p{L}{3})/iu, ''))

function isService(value: string): boolean {
  return (
    value.length >= 2 &&
    value.split(/\s+/).length <= mostWords &&
    /\p{L}{2}/u.test(value) &&
    !noService.test(value) &&
    !circumstance.test(value)
  )
}

/** "It's not haircuts, it's hair care": both halves are one statement. */
export function correctionOf(
  sentence: string,
  words: (part: readonly [number, number]) => string,
): Statement | undefined {
  const parts = fits(
    "(it's|it is|that's|they're|they are|we're|we are|it should) not [be] A (it's|it is|but|that's|they're|they are|it should be|we're|we are) B",
    sentence,
  )
  if (!parts?.['A'] || !parts['B']) return undefined
  const [value, by] = [words(parts['A']), words(parts['B'])]
  return isGone(value) && isService(by) ? { kind: 'replace', value, by } : undefined
}

/** "A, B and C" are three. "Hair and makeup trials" is one only to those who know the trade, so it is two here. */
export function servicesIn(value: string): string[] {
  return value
    .split(/\s*,\s*(?:and\s+|or\s+|&\s+|plus\s+)?|\s+(?:and|or|plus|as well as)\s+(?:also\s+)?/iu)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

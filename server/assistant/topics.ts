export const topics = ['unasked', 'response', 'trends', 'pending', 'average', 'total'] as const
export type Topic = (typeof topics)[number]

/** The first that fits counts: the narrower ones stand first. */
const asked: readonly (readonly [Topic, RegExp])[] = [
  ['unasked', /customers?\b.*\b(no|without|not|haven.?t|never|missing)\b|\b(who|whom)\b.*\bask/i],
  ['response', /respon(se|d)|\banswer(s|ed)?\b|\brepl(y|ied|ies)\b|\brequests?\b/i],
  ['trends', /\btrends?\b|\bperform|\bmonth|\bcompare|\bgrow|\bhow am i doing\b/i],
  ['pending', /\bpending\b|\bwaiting\b|\bto approve\b|\bapproval\b/i],
  ['average', /\baverage\b|\bratings?\b|\bstars?\b/i],
  ['total', /\bhow many\b.*\b(testimonials?|reviews?)\b/i],
]

/** What a question asks to be counted, when it asks for something that can be. */
export function questionTopicOf(question: string): Topic | undefined {
  return asked.find(([, pattern]) => pattern.test(question))?.[0]
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const can =
  'You can ask for your average rating, pending testimonials, response rate, trends, customers without testimonials, or insights.'
/** The nearest that can be answered: the questions that the page suggests. */
export const canBeAsked = [
  'What is my average rating?',
  'How many testimonials are pending?',
  'What is my response rate?',
] as const
const mostNamed = 5
const longestNamed = 40

/** What is said instead of an answer, with the nearest that can be answered. */
export const refusals = {
  greeting: `Hello! ${can}`,
  order: `I can’t do that. I only answer questions. ${can}`,
  welcome: 'You’re welcome.',
  unknown: `I don’t know that. ${can}`,
  tooLong: `That’s too long for me to read. Please use 2,000 characters or fewer. ${can}`,
  toCome: 'That’s still to come, so there is nothing to count yet.',
  spans: 'That’s too many time spans at once. Please ask about up to four.',
  whichOne: (phrase: string, names: readonly string[]) =>
    `There are several called “${phrase}”: ${list.format([...new Set(names)].slice(0, mostNamed))}?`,
  ofNow: (spans: readonly { readonly name: string }[]) =>
    `I only know that as of now, not ${list.format(spans.map(({ name }) => name))}. Ask again without a time span.`,
  words: (unknown: readonly string[]) => {
    const shown = unknown.map((word) => word.replaceAll('#', '').slice(0, longestNamed))
    const named = [...new Set(shown)].slice(0, mostNamed).map((word) => (word ? `“${word}”` : 'that date'))
    return `I don’t know that. I didn’t understand ${list.format(named)}. ${can}`
  },
} as const

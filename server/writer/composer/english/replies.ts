import { foundIn } from '../questions.ts'
import { capitalized } from '../text.ts'
import type { Frames } from '../tongue.ts'

const past: Readonly<Record<string, string>> = {
  buy: 'bought',
  choose: 'chose',
  get: 'got',
  have: 'had',
  eat: 'ate',
  drink: 'drank',
  make: 'made',
  see: 'saw',
  find: 'found',
  bring: 'brought',
  take: 'took',
  learn: 'learned',
  try: 'tried',
  read: 'read',
  build: 'built',
  pay: 'paid',
  do: 'did',
  send: 'sent',
  wear: 'wore',
  rent: 'rented',
  say: 'said',
  tell: 'told',
  feel: 'felt',
  gain: 'gained',
  save: 'saved',
  meet: 'met',
  keep: 'kept',
  understand: 'understood',
  give: 'gave',
  leave: 'left',
  go: 'went',
  come: 'came',
  run: 'ran',
}
/** What is done at the business's own place. */
const there = new Set(['buy', 'order', 'eat', 'drink', 'book', 'choose', 'get', 'try', 'learn'])
const never = new Set(['think', 'like', 'feel', 'say', 'mean', 'want', 'do'])

/** "What did you order for the party?" is answered by "I ordered {x} for the party." */
export function englishReplies(question: string): Frames {
  const [did = ''] = foundIn(
    question,
    /^who (looked after|took care of|helped|served|treated|advised|welcomed|taught|assisted) you\?$/i,
  )
  if (did !== '')
    return [
      `{X} ${did} me.`,
      `At {b}, {x} ${did} me.`,
      `It was {x} who ${did} me.`,
      `At {b}, it was {x} who ${did} me.`,
    ]
  const [object = ''] = foundIn(question, /^what do you use (.+) for\?$/i)
  if (object !== '' && !/\b(?:us|our|your)\b/i.test(object))
    return [`I use ${object} for {x}.`, `For {x}, I use ${object}.`]
  const [length = ''] = foundIn(question, /^how long have you ((?:been )?[\w ]+)\?$/i)
  if (length !== '' && !/\b(?:us|our|we|your)\b/i.test(length)) return [`I have ${length} for {x}.`]
  const [came = '', where = ''] = foundIn(question, /^when did you (\w+)((?: \w+){0,4})\?$/i)
  if (came !== '' && !/\b(?:our|your|we|you)\b/i.test(where))
    return [`I ${pastTenseOf(came)}${where.replace(/\bus\b/, '{b}')} {x}.`]
  if (/^what happened\?$/i.test(question.trim()))
    return ['I had {a}.', 'I came to {b} with {a}.', 'What happened? {X}.']
  const [tense = '', verb = '', rest = ''] = foundIn(question, /^what (did|do) you (\w+)((?: \w+){0,4})\?$/i)
  if (tense === '' || never.has(verb) || /\b(?:us|our|you|your|we|and|or|most)\b/i.test(rest)) return []
  const done = tense.toLowerCase() === 'do' ? verb : pastTenseOf(verb)
  if (rest === ' before')
    return [`I ${done} {x}${rest}.`, `Before, I ${done} {x}.`, `Before {b}, I ${done} {x}.`]
  if (rest !== '') return [`I ${done} {x}${rest}.`, `${capitalized(rest.trim())}, I ${done} {x}.`]
  return [`I ${done} {x}.`, ...(there.has(verb) ? [`At {b}, I ${done} {x}.`, `I ${done} {x} at {b}.`] : [])]
}

export function pastTenseOf(verb: string): string {
  return past[verb] ?? `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`
}

/** "How was the setup?" is answered by "The setup was {x}." */
export function englishHow(question: string): Frames {
  const asked = question.toLowerCase()
  const [verb = '', whose = '', what = ''] = foundIn(
    asked,
    /^how (was|were|is|are) (the|your) (\w+(?: \w+){0,2})\?$/,
  )
  const subject = `${whose === 'your' ? 'my' : 'the'} ${what}`
  if (verb !== '')
    return [
      `${capitalized(subject)} ${verb} {x}.`,
      `For me, ${subject} ${verb} {x}.`,
      `I found ${subject} {x}.`,
      `At {b}, ${subject} ${verb} {x}.`,
      `With {b}, ${subject} ${verb} {x}.`,
      `${capitalized(subject)} at {b} ${verb} {x}.`,
    ]
  const [found = ''] = foundIn(asked, /^how did you find (the \w+(?: \w+){0,2})\?$/)
  return found === ''
    ? []
    : [
        `I found ${found} {x}.`,
        `${capitalized(found)} was {x}.`,
        `For me, ${found} was {x}.`,
        `At {b}, I found ${found} {x}.`,
        `At {b}, ${found} was {x}.`,
      ]
}

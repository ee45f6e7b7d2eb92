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
}
const never = new Set(['think', 'like', 'feel', 'say', 'mean', 'want', 'do'])

/** "What did you order for the party?" is answered by "I ordered {x} for the party." */
export function englishReplies(question: string): Frames {
  const [, object = ''] = /^what do you use (.+) for\?$/i.exec(question.trim()) ?? []
  if (object !== '' && !/\b(?:us|our|your)\b/i.test(object)) return [`I use ${object} for {x}.`]
  const [, tense, verb = '', rest = ''] =
    /^what (did|do) you (\w+)((?: \w+){0,4})\?$/i.exec(question.trim()) ?? []
  if (!tense || never.has(verb) || /\b(?:us|our|you|your|we|and|or|most)\b/i.test(rest)) return []
  const done =
    tense.toLowerCase() === 'do' ? verb : (past[verb] ?? `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`)
  return rest === ''
    ? [`I ${done} {x}.`, `What I ${done}: {x}.`]
    : [`What I ${done}${rest}: {x}.`, `${capitalized(rest.trim())}, I ${done} {x}.`]
}

/** "How was the setup?" is answered by "The setup was {x}." */
export function englishHow(question: string): Frames {
  const asked = question.trim().toLowerCase()
  const [, verb = '', whose = '', what = ''] =
    /^how (was|were|is|are) (the|your) (\w+(?: \w+){0,2})\?$/.exec(asked) ?? []
  if (verb !== '') return [`${whose === 'your' ? 'My' : 'The'} ${what} ${verb} {x}.`]
  const [, found = ''] = /^how did you find (the \w+(?: \w+){0,2})\?$/.exec(asked) ?? []
  return found === '' ? [] : [`I found ${found} {x}.`]
}

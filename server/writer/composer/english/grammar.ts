import { capitalized, wordTokensOf, withoutEnd } from '../text.ts'
import type { Grammar, Phrase } from '../tongue.ts'
import { insideSentence } from '../capitals.ts'
import { foundIn } from '../questions.ts'
import { englishStatement } from './declare.ts'
import { englishEcho } from './echo.ts'
import { englishHow, englishReplies } from './replies.ts'
import { wordSet } from '../word-set.ts'
import { englishWords as lexicon } from './words.ts'

/** Adjectives that belong to their noun: "high quality" does not say that the quality was high. */
const attributive = new Set('high low top new old own full best custom better faster free local'.split(' '))
const nounEnding = /(?:tion|sion|ness|ment|ity|ance|ence|ship|ism|age|ure)s?$/

function isNoun(word: string): boolean {
  return lexicon.nouns.has(word) || lexicon.nouns.has(word.replace(/s$/, '')) || nounEnding.test(word)
}

function isPluralPhrase(words: readonly string[]): boolean {
  const head =
    words[words.findIndex((word) => /^(?:of|that|which|for|with|from|in|on|at|to)$/.test(word)) - 1] ??
    words.at(-1) ??
    ''
  if (lexicon.nouns.get(head) === 'p') return true
  return !lexicon.nouns.has(head) && /[^su]s$/.test(head)
}

function phraseOf(thing: string): Phrase | null {
  const words = wordTokensOf(thing)
  const first = words[0] ?? ''
  if (
    lexicon.determiners.has(first) ||
    lexicon.clauseStarts.has(first) ||
    (first.endsWith('ing') && !lexicon.adjectives.has(first) && !isNoun(first))
  )
    return { the: thing, isPlural: !lexicon.clauseStarts.has(first) && isPluralPhrase(words) }
  if (/^\p{N}/u.test(thing)) return { the: thing, isPlural: true }
  if (/^\p{Lu}/u.test(thing) || !words.some((word) => isNoun(word))) return null
  if (!isNoun(first) && !lexicon.adjectives.has(first) && !lexicon.intensifiers.has(first)) return null
  return { the: `the ${thing}`, isPlural: isPluralPhrase(words) }
}

/** Things that one has or comes with, by the noun that they end in, before what follows it. */
const countable = wordSet(
  'leak flood fire storm problem issue question emergency crack accident hole breakdown delay toothache headache backache filling checkup wedding birthday party question deadline project move injury outage blockage scratch dent puncture bill stain',
)

function withA(thing: string): string | null {
  const words = wordTokensOf(thing)
  if (lexicon.determiners.has(words[0] ?? '') || /^\p{N}/u.test(thing) || isPluralPhrase(words)) return thing
  const end = words.findIndex((word) => lexicon.relatives.has(word) || word === 'above' || word === 'under')
  const noun = words[(end === -1 ? words.length : end) - 1] ?? ''
  if (!countable.has(noun)) return null
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`
}

function tell(thing: string): string | null {
  const words = thing.split(' ')
  let at = 0
  while (lexicon.intensifiers.has(words[at] ?? '')) at++
  const adjective = words[at] ?? ''
  const noun = words.slice(at + 1)
  const isPlainThing =
    lexicon.adjectives.has(adjective) &&
    !attributive.has(adjective) &&
    noun.length > 0 &&
    noun.length <= 2 &&
    noun.every((word) => isNoun(word))
  if (!isPlainThing) return null
  return `The ${noun.join(' ')} ${isPluralPhrase(noun) ? 'were' : 'was'} ${words.slice(0, at + 1).join(' ')}.`
}

const slips: ReadonlyArray<readonly [RegExp, string]> = [
  [/(^|[\s("“])i(?=[\s,.!?)]|$)/g, '$1I'],
  [/(^|[\s("“])i(?=['’](?:m|ve|ll|d)\b)/g, '$1I'],
  [/\bI[’']?m\b/g, "I'm"],
  [/(^|\s)im(?=\s)/gi, "$1I'm"],
  [/\b(d(?:o|oes|id)|is|was|were|have|has|had|would|could|should|are)nt\b/gi, "$1n't"],
  [/\b(C|c)ant\b/g, "$1an't"],
  [/\bive\b/gi, "I've"],
  [/\b(i|I)ts (?=(?:so|very|really|not|too|always|been|just|a|an) )/g, "$1t's "],
]

const dayOrMonth =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/g

function mend(text: string): string {
  const mended = slips.reduce((typed, [slip, right]) => typed.replace(slip, right), text)
  return mended.replace(dayOrMonth, capitalized)
}

const expansions: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(C|c)an['’]t\b/g, '$1annot'],
  [/\b(W|w)on['’]t\b/g, '$1ill not'],
  [/n['’]t\b/g, ' not'],
  [/\bI['’]m\b/g, 'I am'],
  [/(\w)['’]ve\b/g, '$1 have'],
  [/(\w)['’]re\b/g, '$1 are'],
  [/(\w)['’]ll\b/g, '$1 will'],
]

export const english: Grammar = {
  fits: (frame, text) => !/\b(?:they|people)\b/i.test(frame) || !/^(?:was|is|has|\w+[^s]s)\b/.test(text),
  echo: englishEcho,
  hedged(word, statement, rest) {
    const clause = withoutEnd(statement)
    const [subject = '', verb = '', what = ''] = foundIn(
      clause,
      /^(I|the \w+) (would|will|am|was|were|have) (.+)$/i,
    )
    const first = `${word} ${insideSentence(clause, { lexicon, language: 'en' })} ${rest}`
    return [subject === '' ? first : `${subject} ${verb} ${word} ${what} ${rest}`]
  },
  declare: englishStatement,
  replies: englishReplies,
  how: englishHow,
  phraseOf,
  withA,
  tell,
  mend,
  formal: (text) => expansions.reduce((long, [short, full]) => long.replace(short, full), text),
  fillers:
    /^(?:(?:um+|uh+|erm?|hmm+|well|so yeah|yeah so|oh|ok so|okay so)[,.…\s]+)+|,? \b(?:um+|uh+|erm)\b,?|,? (?:haha+|lol|you know)(?=[,.!]|$)/gi,
  seams:
    /(?:,? (?=(?:and|but) (?:i|we|they|it|he|she|the|you|there|this|that|my|our)\b))|(?:; )|(?:, (?=(?:i|we|they|he|she)['’ ]))/i,
}

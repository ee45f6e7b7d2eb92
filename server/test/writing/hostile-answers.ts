import type { CustomerLanguage } from '#contract/languages.ts'
import { answersLimit, mostResponses } from '#contract/writer/writer.ts'
import type { Answer } from '../../writer/briefs/brief.ts'

type Word = 'not' | 'nothing' | 'more' | 'if' | 'good' | 'got'
const longestQuestion = 300

/** A language's words that change what others say: each could be held against all others. */
const words: Readonly<Record<CustomerLanguage, Readonly<Record<Word, string>>>> = {
  en: { not: 'not', nothing: 'nothing', more: 'more', if: 'if', good: 'good', got: 'got' },
  es: { not: 'no', nothing: 'nada', more: 'más', if: 'si', good: 'bueno', got: 'hizo' },
  fr: { not: 'ne pas', nothing: 'rien', more: 'plus', if: 'si', good: 'bon', got: 'été' },
  de: { not: 'nicht', nothing: 'nichts', more: 'mehr', if: 'wenn', good: 'gut', got: 'wurde' },
  pt: { not: 'não', nothing: 'nada', more: 'mais', if: 'se', good: 'bom', got: 'fez' },
}

/** What costs more than its length, by its kind. Each is one piece after another, `at` counts them. */
function patterns(language: CustomerLanguage): Record<string, (at: number) => string> {
  const { not, nothing, more, if: when, good, got } = words[language]
  return {
    'one word': () => `${good} `,
    'words that deny': () => `${not} `,
    'words that deny, and what they deny': () => `${not} ${good} `,
    'words that deny all': () => `${nothing} `,
    'denials and names': () => `${nothing} ${good} ${not} Xaver `,
    comparisons: () => `${more} ${good} `,
    'denied comparisons': () => `${more} ${not} `,
    conditions: () => `${when} ${good} `,
    'passive verbs': () => `${got} `,
    numbers: () => '1 ',
    'numbers and words': () => `1 ${good} `,
    'parts of a sentence': () => `${good}, `,
    sentences: () => `${good} ${not}. `,
    questions: () => `${good}? `,
    quotes: () => `"${good}" `,
    'lines of one letter': () => 'a\n',
    'words that differ by a letter': (at) => `${not} Anfa${inLetters(at)}ngen `,
    'words that are all different': (at) => `${inLetters(at)} `,
    'one long word': () => 'a',
    spaces: (at) => (at % 1000 === 0 ? 'a' : ' '),
  }
}

/**
 * Questions and answers as long and as many as may be sent, by what is hostile about them, and a text that says all of it
 * again. No draft is that long.
 */
export function hostileAnswers(language: CustomerLanguage) {
  return Object.entries(patterns(language)).map(([name, piece]) => {
    const said = repeatToLength(piece, answersLimit)
    const length = said.length / mostResponses
    const answers = Array.from({ length: mostResponses }, (_, at): Answer => ({
      id: String(at),
      question: repeatToLength(piece, longestQuestion),
      answer: said.slice(at * length, (at + 1) * length),
      kind: 'text',
    }))
    // The word in front makes it no copy, which would need no check.
    return { name, ground: { answers, locale: language }, text: `x ${said}` }
  })
}

function repeatToLength(piece: (at: number) => string, length: number): string {
  let all = ''
  for (let at = 0; all.length < length; at++) all += piece(at)
  return all.slice(0, length)
}

function inLetters(number: number): string {
  return number.toString(26).replace(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)))
}

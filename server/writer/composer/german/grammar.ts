import { echoUnless, foundIn, howBy, inside } from '../questions.ts'
import { capitalized, wordTokensOf } from '../text.ts'
import type { Frames, Grammar, Phrase } from '../tongue.ts'
import { germanWords as lexicon } from './words.ts'

type Kind = 'm' | 'f' | 'n' | 'p'
const articles = { m: 'der', f: 'die', n: 'das', p: 'die' } as const
const nounEndings: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['p', /(?:ungen|heiten|keiten|schaften|tionen|täten)$/],
  ['f', /(?:ung|heit|keit|schaft|tion|tät|ik|enz|anz|ei)$/],
  ['n', /(?:chen|ment)$/],
]

/** By the noun, and by the adjective's ending where the noun does not tell: "guter Service". */
function nounKindOf(noun: string, adjective: string | undefined): Kind | undefined {
  const word = noun.toLowerCase()
  if (adjective?.endsWith('er')) return 'm'
  if (adjective?.endsWith('es')) return 'n'
  const kind =
    (lexicon.nouns.get(word) as Kind | undefined) ??
    nounEndings.find(([, ending]) => ending.test(word))?.[0] ??
    compoundKind(word)
  return adjective && kind === 'm' ? undefined : kind
}

/** A compound has the gender of its last part: "Hochzeitstorten" of "Torten". */
function compoundKind(word: string): Kind | undefined {
  const last = [...lexicon.nouns.keys()]
    .filter((noun) => noun.length > 3 && word.endsWith(noun))
    .toSorted((one, other) => other.length - one.length)[0]
  return last === undefined ? undefined : (lexicon.nouns.get(last) as Kind)
}

/** An adjective before its noun, taken apart: its stem and its ending. */
function adjectiveStemOf(adjective: string): string | null {
  const stem = adjective.replace(/(?:e|er|es|en|em)$/, '')
  if (stem === adjective) return null
  if (/^teur$/.test(stem)) return 'teuer'
  return lexicon.adjectives.has(stem)
    ? stem
    : lexicon.adjectives.has(`${stem}e`) && !lexicon.adjectives.has(stem)
      ? adjective.replace(/[rsnm]$/, '')
      : null
}

/** One that no list has shows itself by its ending, where that tells the gender too: "verlorene Rechnungen". */
function isAdjectiveBefore(word: string, noun: string): boolean {
  const isEnded = /^\p{Ll}{3,}e$/u.test(word) && /^[fp]$/.test(nounKindOf(noun, undefined) ?? '')
  return adjectiveStemOf(word) !== null || isEnded
}

interface Parts {
  readonly intensifiers: readonly string[]
  readonly adjective: string | undefined
  readonly noun: string
  readonly rest: string
}

function nounPartsOf(thing: string): Parts | null {
  const words = thing.split(' ')
  let at = 0
  while (lexicon.intensifiers.has(words[at] ?? '')) at++
  const adjective = /^\p{Ll}/u.test(words[at] ?? '') ? words[at++] : undefined
  const noun = words[at] ?? ''
  if (!/^\p{Lu}/u.test(noun) || (adjective !== undefined && !isAdjectiveBefore(adjective, noun))) return null
  return {
    intensifiers: words.slice(0, adjective === undefined ? 0 : at - 1),
    adjective,
    noun,
    rest: words.slice(at + 1).join(' '),
  }
}

/** Nouns have capitals: a small word after one that no list has is its verb. */
function isClause(text: string): boolean {
  const after =
    /^(?:(?:der|die|das|ein|eine|mein|meine|unser|unsere|alle|jeder) )?(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+ (\p{Ll}{3,}(?:t|te|ten|en))(?: |$)/u.exec(
      text,
    )?.[1]
  const { relatives, intensifiers, determiners, adjectives } = lexicon
  return (
    after !== undefined &&
    ![relatives, intensifiers, determiners, adjectives].some((set) => set.has(after)) &&
    after !== 'mit'
  )
}

function phraseOf(thing: string): Phrase | null {
  const first = wordTokensOf(thing)[0] ?? ''
  if (/^(?:ein|kein|mein|unser|ihr)$/.test(first) || /^(?:\p{N}|den |dem |einen |einem )/u.test(thing))
    return null
  if (first === 'der') return masculine(thing)
  if (lexicon.determiners.has(first) || lexicon.clauseStarts.has(first))
    return first === 'die' || first === 'das' ? { the: thing, isPlural: isPluralDie(thing) } : null
  const parts = nounPartsOf(thing)
  const kind = parts && nounKindOf(parts.noun, parts.adjective)
  if (!parts || !kind || /[,;:]/.test(thing)) return null
  const words = (ending: string) =>
    [
      ...parts.intensifiers,
      ...(parts.adjective ? [weak(parts.adjective, ending)] : []),
      parts.noun,
      parts.rest,
    ]
      .filter((word) => word !== '')
      .join(' ')
  const the = `${articles[kind]} ${words(kind === 'p' ? 'en' : 'e')}`
  const isPlural = kind === 'p'
  return kind === 'm'
    ? { the, object: `den ${words('en')}`, isPlural }
    : { the, object: the, bare: thing, isPlural }
}

/** "Der gute Service": "der" is masculine where it is the subject. */
function masculine(thing: string): Phrase | null {
  const noun = thing.split(' ').find((word) => /^\p{Lu}/u.test(word)) ?? ''
  const object = thing.replace(/^der (?:(\p{Ll}+)e )?(?=\p{Lu})/u, (_, adjective?: string) =>
    adjective === undefined ? 'den ' : `den ${adjective}en `,
  )
  return nounKindOf(noun, undefined) === 'm' ? { the: thing, object, isPlural: false } : null
}

function isPluralDie(thing: string): boolean {
  const noun = thing.split(' ').find((word) => /^\p{Lu}/u.test(word))
  return noun !== undefined && nounKindOf(noun, undefined) === 'p'
}

function weak(adjective: string, ending: string): string {
  return adjective.replace(/(?:e|er|es|en|em)$/, ending)
}

function tell(thing: string): string | null {
  const parts = nounPartsOf(thing)
  const stem = parts?.adjective && adjectiveStemOf(parts.adjective)
  const kind = parts && nounKindOf(parts.noun, parts.adjective)
  if (!parts || !stem || !kind || parts.rest !== '' || /^(?:hoh|groß|klein)/.test(stem)) return null
  const article = articles[kind]
  return `${article.charAt(0).toUpperCase()}${article.slice(1)} ${parts.noun} ${kind === 'p' ? 'waren' : 'war'} ${[...parts.intensifiers, stem].join(' ')}.`
}

/** "Was haben Sie gelernt?" is answered by "Gelernt habe ich: {x}." */
function replies(question: string): Frames {
  if (/^wie ging es (?:ihnen|dir) vorher\?$/i.test(question.trim()))
    return ['Vorher hatte ich {bare}.', 'Ich hatte vorher {bare}.', 'Vor {b} hatte ich {bare}.']
  const [tool = ''] = foundIn(question, /^wofür (?:nutzen|verwenden) sie (\p{Lu}\S*)\?$/iu)
  if (tool !== '') return [`Ich nutze ${tool} für {x}.`, `Für {x} nutze ich ${tool}.`]
  if (/^wer war für (?:sie|dich) da\?$/i.test(question.trim()))
    return [
      '{X} [war|waren] für mich da.',
      'Für mich da [war|waren] {x}.',
      'Bei {b} [war|waren] {x} für mich da.',
    ]
  const [did = ''] = foundIn(question, /^wer hat (?:sie|dich) (\p{L}+t|beraten)\?$/iu)
  if (did !== '')
    return [
      `{X} [hat|haben] mich ${did}.`,
      `${capitalized(did)} [hat|haben] mich {x}.`,
      `Bei {b} [hat|haben] mich {x} ${did}.`,
      `${capitalized(did)} [hat|haben] mich bei {b} {x}.`,
    ]
  const [verb = ''] = foundIn(
    question,
    /^was (?:haben sie|hast du|habt ihr)(?: bei uns)? (\p{L}+(?:t|en))\s*\?$/iu,
  )
  if (verb === '') return []
  return [`Ich habe {x} ${verb}.`, `${capitalized(verb)} habe ich {x}.`, `Bei {b} habe ich {x} ${verb}.`]
}

/** "War der Kurs zu schnell?" with a no is "Der Kurs war nicht zu schnell." */
function declare(question: string, isYes: boolean): string | null {
  const asked = question.trim()
  const not = isYes ? '' : 'nicht '
  const [, verb = '', subject = '', rest = ''] =
    /^(war|waren|ist|sind) ((?:der|die|das) \p{L}+) ((?:zu |sehr )?\p{L}+)\?$/iu.exec(asked) ?? []
  if (verb !== '')
    return capitalized(
      `${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${verb.toLowerCase()} ${not}${rest}.`,
    )
  const [there = ''] = foundIn(asked, /^[Gg]ab es (\p{Lu}\p{L}+)\?$/u)
  const none = { m: 'keinen', f: 'keine', n: 'kein', p: 'keine' }[nounKindOf(there, undefined) ?? 'p']
  if (there !== '') return `Es gab ${isYes ? '' : `${none} `}${there}.`
  const [, what = ''] =
    /^(?:würden sie|würdest du) (wiederkommen|(?:\p{L}+ )?(?:wieder|noch einmal) \p{L}+)\?$/iu.exec(asked) ??
    []
  if (what !== '') return `Ich würde ${not}${what}.`
  return /^kommen sie wieder\?$/i.test(asked) ? `Ich komme ${not}wieder.` : null
}

export const german: Grammar = {
  echo: echoUnless(
    /\b(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|du|dir|dich|dein\w*|ihr|euch|euer|eure|uns|unser\w*|wir)\b/,
    /^(?:was|wie|warum|wieso|wer|wen|wem|wann|wo|wofur|womit|wobei|welche\w*|woran|worin)\b/i,
  ),
  isClause,
  declare,
  hedged(word, statement, more) {
    const [subject = '', verb = '', rest = ''] = foundIn(
      statement,
      /^(ich|(?:der|die|das) \p{L}+) (\p{L}+) (.+)\.$/iu,
    )
    return subject === ''
      ? []
      : [`${word} ${verb} ${inside(subject)} ${more} ${rest}`, `${subject} ${verb} ${word} ${more} ${rest}`]
  },
  replies,
  /** "Wie lief die Reparatur?" is answered by "Die Reparatur lief {x}." */
  how: howBy(/^wie (war|waren|ist|sind|lief|verlief) ((?:der|die|das) \p{L}+)\?$/iu, (subject, verb) => [
    `${subject} ${verb} {x}.`,
    `Für mich ${verb} ${subject} {x}.`,
    `Bei {b} ${verb} ${subject} {x}.`,
  ]),
  phraseOf,
  tell,
  fillers: /^(?:ähm?|öhm?|hm+|tja|also)[,.…\s]+|,? (?:ähm?|öhm?|haha+|lol)(?=[,.!\s]|$)/gi,
  seams: /(?:,? (?=(?:und|aber) (?:ich|wir|sie|er|es|die|der|das|man|mein|unser)\b))|(?:; )/i,
}

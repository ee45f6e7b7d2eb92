import { capitalized, tokensOf, unaccented } from '../text.ts'
import type { Frames, Phrase, Tongue } from '../tongue.ts'
import { frenchFrames, frenchThings } from './frames.ts'
import { frenchWords as lexicon } from './words.ts'

const articles: Readonly<Record<string, string>> = { m: 'le', f: 'la', M: 'les', F: 'les' }
const endings: ReadonlyArray<readonly [string, RegExp]> = [
  ['F', /(?:tions|sions|tés|ances|ences)$/],
  ['f', /(?:tion|sion|té|ance|ence|ure|esse|ette|ise)$/],
  ['m', /(?:ment|age|eau|isme|oir)$/],
]
/** Adjectives that stand before their noun. */
const placedBefore =
  /^(?:bon|bonne|bons|bonnes|bel|beau|belle|beaux|belles|joli|jolie|jolis|jolies|excellent|excellente|excellents|excellentes|mauvais|mauvaise|mauvaises|superbe|superbes)$/

function kindOf(noun: string): string | undefined {
  return lexicon.nouns.get(noun) ?? endings.find(([, ending]) => ending.test(noun))?.[0]
}

function withArticle(kind: string, words: string): string {
  const article = articles[kind] ?? ''
  return article !== 'les' && /^[aeiouéèêh]/i.test(words) ? `l'${words}` : `${article} ${words}`
}

function phraseOf(thing: string): Phrase | null {
  const words = tokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.determiners.has(first) || lexicon.clauseStarts.has(first) || /^(?:l'|qu')/.test(first))
    return { the: thing, isPlural: /^(?:les|des|mes|ses|ces|leurs)$/.test(first) }
  const noun = words.find((word) => !lexicon.adjectives.has(word) && !lexicon.intensifiers.has(word)) ?? ''
  const kind = kindOf(noun)
  if (!kind || !/^\p{Ll}/u.test(thing)) return null
  const isPlural = /[MF]/.test(kind) && !isSingular(words)
  return { the: withArticle(isPlural ? kind : kind.toLowerCase(), thing), isPlural }
}

/** "prix" and "cours" look alike in both numbers: then their adjective tells. */
function isSingular(words: readonly string[]): boolean {
  const adjectives = words.filter((word) => lexicon.adjectives.has(word))
  return (
    /^(?:prix|cours)$/.test(words.find((word) => lexicon.nouns.has(word)) ?? '') &&
    !adjectives.some((word) => word.endsWith('s'))
  )
}

function tell(thing: string): string | null {
  const words = thing.split(' ')
  const isBefore = placedBefore.test(words[0] ?? '')
  const [noun = '', ...rest] = isBefore ? [...words.slice(1), words[0] ?? ''] : words
  const phrase = phraseOf(noun)
  const last = rest.at(-1) ?? ''
  const isPlain =
    rest.length > 0 &&
    rest.length <= 2 &&
    lexicon.adjectives.has(last) &&
    rest.slice(0, -1).every((word) => lexicon.intensifiers.has(word))
  if (!phrase || !isPlain || lexicon.adjectives.has(noun) || /^(?:bel|gros|petit|grand)/.test(last))
    return null
  const isPlural =
    phrase.isPlural || (noun.endsWith('s') && last.endsWith('s')) || (noun === 'prix' && last.endsWith('s'))
  const the =
    isPlural && /^(?:le|la) /.test(phrase.the) ? phrase.the.replace(/^(?:le|la) /, 'les ') : phrase.the
  return `${the.charAt(0).toUpperCase()}${the.slice(1)} ${isPlural ? 'étaient' : 'était'} ${rest.join(' ')}.`
}

/** "Comment était le séjour ?" is answered by "Le séjour était {x}." */
function how(question: string): Frames {
  const [, verb = '', subject = ''] =
    /^comment (était|étaient|est|sont) ((?:le|la|les|l['’]) ?\p{L}+(?: \p{L}+){0,2})\s*\?$/iu.exec(
      question.trim(),
    ) ?? []
  return verb === '' ? [] : [`${capitalized(subject)} ${verb.toLowerCase()} {x}.`]
}

/** "Qu'avez-vous acheté ?" is answered by "J'ai acheté {x}." */
function replies(question: string): Frames {
  const [, did = ''] =
    /^qui (?:vous|t['’]) ?a (accompagné|aidé|accueilli|conseillé|reçu|soigné)(?!\p{L})/iu.exec(
      question.trim(),
    ) ?? []
  if (did !== '') return [`Qui m'a ${did} ? {X}.`]
  const [, wanted = ''] = /^que vouliez-vous (\p{L}+(?: \p{L}+){0,2})\s*\?$/iu.exec(question.trim()) ?? []
  if (wanted !== '') return [`Je voulais ${wanted} {x}.`]
  const [, verb = ''] =
    /^qu['’](?:avez-vous|as-tu|est-ce que vous avez|est-ce que tu as) (\p{L}+(?:é|i|u|is|it|ert))\s*\?$/iu.exec(
      question.trim(),
    ) ?? []
  return verb === '' ? [] : [`J'ai ${verb} {x}.`, `Ce que j'ai ${verb} : {x}.`]
}

/** "La taille était-elle correcte ?" with a yes is "La taille était correcte." */
function declare(question: string, isYes: boolean, business: string): string | null {
  const asked = question.trim().replace(/[ \u00a0]*\?$/, '')
  const [, subject = '', verb = '', adjective = ''] =
    /^((?:le|la|les|l['’]) ?\p{L}+) (était|étaient|est|sont)-(?:il|elle|ils|elles) (\p{L}+)$/iu.exec(asked) ??
    []
  if (subject !== '') {
    return capitalized(`${subject} ${isYes ? verb : `n'${verb} pas`} ${adjective}.`)
  }
  const [, stem = '', rest = ''] = /^(\p{L}{3,})iez-vous((?: \p{L}+)*)$/iu.exec(asked) ?? []
  if (!stem.endsWith('r') || /\b(?:nous|notre|nos|vous|votre|vos)\b/i.test(rest.replace(/ chez nous\b/, '')))
    return null
  const mine = `${stem.toLowerCase()}ais`
  const isElided = /^[aeiouéèêh]/.test(mine)
  const told = isYes ? `${isElided ? "j'" : 'je '}${mine}` : `je ${isElided ? "n'" : 'ne '}${mine} pas`
  return capitalized(`${told}${rest.replace(/ chez nous\b/, ` chez ${business}`)}.`)
}

function echo(question: string): string | null {
  const trimmed = question.trim()
  const words = unaccented(trimmed)
  const speaks =
    /\b(?:vous|tu|te|toi|vos|votre|ton|ta|tes|nous|nos|notre)\b|-vous\b|-tu\b|\bt['’]|\w{3,}ez\b/i
  const asksMore = /^(?:que|qu['’]|quoi|quel|quelle|comment|combien|pourquoi|qui|quand|ou|avec|a qui)/i
  return /^[^?.!]+\?$/.test(trimmed) && !speaks.test(words) && !asksMore.test(words) ? trimmed : null
}

export const french: Tongue = {
  ...frenchFrames,
  language: 'fr',
  lexicon,
  things: frenchThings,
  quotes: ['«\u00a0', '\u00a0»'],
  and: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
  andSentence: (first, second) => `${first}, et ${second}`,
  namelessBusiness: 'cette entreprise',
  echo,
  declare,
  replies,
  how,
  phraseOf,
  tell,
  mend: (text) => text.replace(/(^|\s)([JjCcNnMmLlDdSs])['’] ?(?=\p{L})/gu, "$1$2'"),
  exclaimed: (text) => `${text}!`,
  fillers: /^(?:euh+|ben|bah|bon ben|alors euh)[,.…\s]+|,? (?:euh+|mdr|lol)(?=[,.!\s]|$)/gi,
  seams: /(?:,? (?=(?:et|mais) (?:je|j['’]|nous|ils?|elles?|on|le|la|les|l['’]|ça|c['’]|cela)))|(?:; )/i,
  looseAnd: /^(?:et|; ) /i,
}

import { echoUnless, foundIn, howBy, inside } from '../questions.ts'
import { isPlural, type Kind, nounsOf, unchanged } from '../romance.ts'
import { capitalized, wordTokensOf, withoutEnd } from '../text.ts'
import type { Frames, Grammar, Phrase } from '../tongue.ts'
import { frenchWords as lexicon } from './words.ts'

const articles = { m: 'le', f: 'la', M: 'les', F: 'les' } as const satisfies Record<Kind, string>
const { kindOf, headOf, tell } = nounsOf({
  lexicon,
  endings: [
    ['F', /(?:tions|sions|tés|ances|ences|ures|ries|ettes|ises)$/],
    ['f', /(?:tion|sion|té|ance|ence|ure|esse|ette|ise|rie|logie|graphie|trie)$/],
    ['M', /(?:ments|ages|eaux|oirs|iers)$/],
    ['m', /(?:ment|age|eau|isme|oir|ier|ing)$/],
  ],
  placedBefore: unchanged(
    'bon bonne bons bonnes bel beau belle beaux belles joli jolie jolis jolies excellent excellente excellents excellentes mauvais mauvaise mauvaises superbe superbes',
  ),
  was(noun, adjective) {
    const phrase = phraseOf(noun)
    if (!phrase || /^(?:bel|gros|petit|grand)/.test(adjective)) return null
    const isSeveral = phrase.isPlural || (noun.endsWith('s') && adjective.endsWith('s'))
    const areSeveral = isSeveral || (noun === 'prix' && adjective.endsWith('s'))
    const the = areSeveral ? phrase.the.replace(/^(?:le|la) /, 'les ') : phrase.the
    return [the, areSeveral ? 'étaient' : 'était']
  },
})

function withArticle(kind: Kind, words: string): string {
  const article = articles[kind]
  return article !== 'les' && /^[aeiouéèêh]/i.test(words) ? `l'${words}` : `${article} ${words}`
}

function phraseOf(thing: string): Phrase | null {
  const words = wordTokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.determiners.has(first) || lexicon.clauseStarts.has(first) || /^(?:l'|qu')/.test(first))
    return { the: thing, isPlural: /^(?:les|des|mes|ses|ces|leurs)$/.test(first) }
  const kind = kindOf(headOf(words))
  if (!kind || !/^\p{Ll}/u.test(thing)) return null
  const isSeveral = isPlural(kind) && !isSingular(words)
  return { the: withArticle(isSeveral ? kind : singular(kind), thing), isPlural: isSeveral }
}

/** "Un devis", "une panne", "des retards"; what cannot be counted has the article of a part. */
function withA(thing: string): string | null {
  const words = wordTokensOf(thing)
  if (lexicon.determiners.has(words[0] ?? '') || /^\p{N}/u.test(thing)) return thing
  const noun = headOf(words)
  const kind = kindOf(noun)
  if (/^(?:stress|bruit|temps|argent)$/.test(noun)) return `du ${thing}`
  return kind ? `${{ m: 'un', f: 'une', M: 'des', F: 'des' }[kind]} ${thing}` : null
}

function singular(kind: Kind): Kind {
  return kind === 'M' || kind === 'm' ? 'm' : 'f'
}

/** "prix" and "cours" look alike in both numbers: then their adjective tells. */
function isSingular(words: readonly string[]): boolean {
  const adjectives = words.filter((word) => lexicon.adjectives.has(word))
  return (
    /^(?:prix|cours)$/.test(words.find((word) => lexicon.nouns.has(word)) ?? '') &&
    !adjectives.some((word) => word.endsWith('s'))
  )
}

/** "Qu'avez-vous acheté ?" is answered by "J'ai acheté {x}." */
function replies(question: string): Frames {
  const [did = ''] = foundIn(
    question,
    /^qui (?:vous|t['’]) ?a (accompagné|aidé|accueilli|conseillé|reçu|soigné)(?!\p{L})/iu,
  )
  if (did !== '')
    return [
      `{X} m'[a|ont] ${did}.`,
      `[C'est|Ce sont] {x} qui m'[a|ont] ${did}.`,
      "J'ai eu affaire à {x}.",
      `Chez {b}, {x} m'[a|ont] ${did}.`,
      "Chez {b}, j'ai eu affaire à {x}.",
      "Chez {b}, j'étais en contact avec {x}.",
    ]
  const [wanted = ''] = foundIn(question, /^que vouliez-vous (\p{L}+(?: \p{L}+){0,2})\s*\?$/iu)
  if (wanted !== '') return [`Je voulais ${wanted} {x}.`, `Chez {b}, je voulais ${wanted} {x}.`]
  const [verb = ''] = foundIn(
    question,
    /^qu['’](?:avez-vous|as-tu|est-ce que vous avez|est-ce que tu as) (\p{L}+(?:é|i|u|is|it|ert))\s*\?$/iu,
  )
  return verb === ''
    ? []
    : [`J'ai ${verb} {x}.`, `Chez {b}, j'ai ${verb} {x}.`, `C'est chez {b} que j'ai ${verb} {x}.`]
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
  // "Pas encore" would be "not yet".
  const not = / encore\b/.test(rest) ? 'plus' : 'pas'
  const verbPhrase = isYes
    ? `${isElided ? "j'" : 'je '}${mine}`
    : `je ${isElided ? "n'" : 'ne '}${mine} ${not}`
  const more = (isYes ? rest : rest.replace(/ encore\b/, '')).replace(/ chez nous\b/, ` chez ${business}`)
  return capitalized(`${verbPhrase}${more}.`)
}

export const french: Grammar = {
  echo: echoUnless(
    /\b(?:vous|tu|te|toi|vos|votre|ton|ta|tes|nous|nos|notre)\b|-vous\b|-tu\b|\bt['’]|\w{3,}ez\b/i,
    /^(?:que|qu['’]|quoi|quel|quelle|comment|combien|pourquoi|qui|quand|ou|avec|a qui)/i,
  ),
  declare,
  hedged(word, statement, rest) {
    const clause = inside(withoutEnd(statement))
    const [verb = '', what = ''] = foundIn(clause, /^(j['e] ?(?!n'|ne )\S+) ?(.*)$/)
    const first = word === 'peut-être' ? `peut-être que ${clause} ${rest}` : `${word}, ${clause} ${rest}`
    return verb === '' ? [first] : [`${verb} ${word} ${what} ${rest}`, first]
  },
  replies,
  /** "Comment était le séjour ?" is answered by "Le séjour était {x}." */
  how: howBy(
    /^comment (était|étaient|est|sont) ((?:le|la|les|l['’]) ?\p{L}+(?: \p{L}+){0,2})\s*\?$/iu,
    (subject, verb) => [
      `${subject} ${verb} {x}.`,
      `Pour moi, ${subject} ${verb} {x}.`,
      `Chez {b}, ${subject} ${verb} {x}.`,
    ],
  ),
  severalOf: (adjective) => (/[sx]$/.test(adjective) ? adjective : `${adjective}s`),
  phraseOf,
  withA,
  tell,
  mend: (text) => text.replace(/(^|\s)([JjCcNnMmLlDdSs])['’] ?(?=\p{L})/gu, "$1$2'"),
  fillers: /^(?:euh+|ben|bah|bon ben|alors euh)[,.…\s]+|,? (?:euh+|mdr|lol)(?=[,.!\s]|$)/gi,
  seams: /(?:,? (?=(?:et|mais) (?:je|j['’]|nous|ils?|elles?|on|le|la|les|l['’]|ça|c['’]|cela)))|(?:; )/i,
}

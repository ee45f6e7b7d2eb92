import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { wordListOf } from '../../kit/spelling/word-list.ts'
import { vocabularyOf } from '../read/vocabulary.ts'
import { type Candidate, candidatesIn, type Counted } from './candidates.ts'

/** What a business's customers speak of beyond what all speak of. */
export interface OwnPhrase {
  /** As most write it. */
  readonly name: string
  readonly language: CustomerLanguage
  readonly texts: number
}

interface Read {
  readonly content: string
  readonly language: CustomerLanguage
}

const mostPhrases = 20
/** So many texts, and so large a part of them, have to mention it. */
const fewestTexts = 3
const fewestShare = 0.012
/** It has to stand where nouns do at least so often. */
const nounShare = 0.5
/** And so many times more often than in ordinary speech. */
const leastLift = 12

/** Phrases that stand out among texts. In a reader thread: it takes word lists, and time. `names` are not told. */
export function findPhrases(texts: readonly Read[], names: readonly string[]): OwnPhrase[] {
  const least = Math.max(fewestTexts, Math.ceil(texts.length * fewestShare))
  const ownNames = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []))
  const found = new Map<string, OwnPhrase>()
  for (const language of customerLanguages) {
    const own = texts.filter((text) => text.language === language)
    if (own.length === 0) continue
    const counted = candidatesIn(
      own.map(({ content }) => content),
      vocabularyOf(language),
    )
    for (const { name, texts: count } of standingOut(counted, language)) {
      if (name.split(' ').some((word) => ownNames.has(word.toLowerCase()))) continue
      const key = name.toLowerCase()
      const before = found.get(key)
      found.set(key, { ...(before ?? { name, language }), texts: count + (before?.texts ?? 0) })
    }
  }
  return [...found.values()]
    .filter((phrase) => phrase.texts >= least)
    .toSorted((a, b) => b.texts - a.texts)
    .slice(0, mostPhrases)
}

function standingOut(counted: Counted, language: CustomerLanguage): Candidate[] {
  const { words } = wordListOf(language)
  const { candidates, tokens } = counted
  const nouns = candidates.filter(({ asNoun, texts }) => asNoun >= nounShare * texts)
  const singles = nouns.filter(({ stems }) => stems.length === 1)
  const textsOf = new Map(singles.map(({ stems, texts }) => [stems[0], texts]))
  const pairs = nouns.filter(({ stems: [first, second], texts }) => {
    if (second === undefined || first === undefined) return false
    return texts >= 2 && texts >= 0.35 * Math.min(textsOf.get(first) ?? texts, textsOf.get(second) ?? texts)
  })
  const inPairs = new Map<string, number>()
  for (const { stems, texts } of pairs)
    for (const stem of stems) inPairs.set(stem, Math.max(texts, inPairs.get(stem) ?? 0))
  const alone = singles.filter(({ stems, texts, name, times }) => {
    // "Truffle" is told as "truffle fries".
    if ((inPairs.get(stems[0]!) ?? 0) >= 0.6 * texts) return false
    const common = words.get(name.toLowerCase()) ?? words.get(name) ?? 1
    return times / tokens >= (leastLift * 10 ** common) / 1e9
  })
  return [...pairs, ...alone]
}

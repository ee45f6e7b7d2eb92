import { type Around, isFragment, isOurs, thirdPerson } from './fragments.ts'
import type { Word } from './types.ts'

export function isPronoun(word: Word | undefined): boolean {
  return word !== undefined && (thirdPerson.test(word.token.fold) || word.what === 'they')
}

const thing = /^(?:it|they|them|lo|la|los|las|il|elle|ils|elles|er|sie|es|ele|ela|eles|elas)$/

/** Pronouns of an answer for which a text names the thing that its question or the first answer is about. */
export function replaced(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  around: Around,
): Word[] {
  const { said } = around
  return said.words.filter((word, at) => {
    if (!thing.test(word.token.fold) || found.includes(word)) return false
    return words.some(
      (_, index) => !found[index] && isTopic(words, found, index, around) && touches(found, index, at),
    )
  })
}

function touches(found: readonly (Word | undefined)[], index: number, at: number): boolean {
  return [found[index - 1], found[index + 1]].some((one) => one && Math.abs(one.at - at) === 1)
}

function isTopic(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  index: number,
  { source, evidence, said }: Around,
): boolean {
  const word = words[index]
  if (!word || found[index] || !word.startsNoun || word.token.role === 'free') return false
  const isName = said.lexicon.language !== 'de' && /^\p{Lu}/u.test(word.token.text)
  if (isName || word.article === '') return false
  if (source.askedKeys.has(word.token.key)) return true
  if (said.lexicon.language === 'de' || isOurs(words[index - 1])) return false
  const earlier = source.lines[source.lines.indexOf(said) - 1]
  const nouns = earlier?.words.filter(({ startsNoun, at }) => startsNoun && at > 0) ?? []
  if (nouns.length <= 2 && nouns.some(({ what }) => what === word.what)) return true
  return evidence.sources.some(
    ({ lines: [line] }) => line !== undefined && isFragment(line) && line.words[0]?.what === word.what,
  )
}

/** "The boots are comfortable" of "they are comfortable", or of "are comfortable" where a language leaves out who. */
export function isNamedTopic(
  words: readonly Word[],
  found: readonly (Word | undefined)[],
  index: number,
  around: Around,
): boolean {
  if (!isTopic(words, found, index, around)) return false
  const { said } = around
  if (
    index === 0 &&
    /^(?:es|pt)$/.test(said.lexicon.language) &&
    found[1] === said.words[0] &&
    !said.words[0]?.startsNoun
  )
    return true
  return replaced(words, found, around).length > 0
}

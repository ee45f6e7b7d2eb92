import type { CustomerLanguage } from '#contract/languages.ts'
import { isSimilar } from '../grounding/similar.ts'
import { isSameForm } from './forms.ts'
import type { Word } from './types.ts'

/** Of each word of a text, the one of an answer that says it: `undefined` where none does. Each is used once. */
export function matched(
  words: readonly Word[],
  said: readonly Word[],
  language: CustomerLanguage,
): (Word | undefined)[] {
  const used = new Set<Word>()
  let last = -1
  return words.map((word, index) => {
    const next = words[index + 1]
    const options = said.filter(
      (one) =>
        !used.has(one) &&
        isSame(word, one, language) &&
        (!isOwner(word) || isSameNext(next, said[one.at + 1])),
    )
    const best =
      options.find(({ at }) => last !== -1 && at === last + 1) ??
      options.find(({ at }) => next && said[at + 1] && isSame(next, said[at + 1] as Word, language)) ??
      options.find(({ at }) => at > last) ??
      options[0]
    if (best) {
      used.add(best)
      last = best.at
    }
    return best
  })
}

function isOwner({ token }: Word): boolean {
  return token.person === 'my' || token.person === 'our'
}

/** "My" goes with what is mine. */
function isSameNext(next: Word | undefined, saidNext: Word | undefined): boolean {
  return next === undefined || next.what === saidNext?.what
}

function isSame(word: Word, said: Word, language: CustomerLanguage): boolean {
  // German articles tell who acts.
  if (
    language === 'de' &&
    word.article !== said.article &&
    word.article &&
    said.article &&
    /^\p{Lu}/u.test(word.token.text)
  )
    return false
  if (word.token.level > said.token.level) return false
  if (word.what === said.what) return isSmall(word) || isSameForm(word, said, language)
  if (word.token.marks.join() !== said.token.marks.join()) return false
  return word.token.role === 'word' && said.token.role === 'word' && isSimilar(word.token, said.token)
}

function isSmall({ token, what }: Word): boolean {
  return token.role === 'free' || what !== [token.key, ...token.marks].join('+')
}

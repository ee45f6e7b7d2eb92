import { editCost } from '../../kit/spelling/edit-cost.ts'
import { readApart } from '../../kit/read-apart.ts'

const shortest = 4

/** How unlike a slip may be: about one letter in a short word, two in a long one. */
const mostFor = (word: string) => (word.length < 6 ? 1.5 : word.length < 9 ? 2.4 : 3.2)

/** What a word that nobody knows may have been meant to be: the one word that is nearest. */
function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  let [best, cost, isShared] = [undefined as string | undefined, mostFor(word) + 0.001, false]
  for (const meant of vocabulary) {
    if (meant.length < shortest || Math.abs(meant.length - word.length) > 2) continue
    const found = editCost(word, meant, 'en', cost)
    if (found < cost) [best, cost, isShared] = [meant, found, false]
    else if (found === cost && meant !== best && !isSameStem(meant, best)) isShared = true
  }
  return isShared ? undefined : best
}

const isSameStem = (one: string, other = '') => one.replace(/e?s$/, '') === other.replace(/e?s$/, '')

/**
 * Mends slips in the words of a question. A word that English has is none, however near it is to one of ours: "later" is not
 * "latest".
 */
export async function mended(text: string, vocabulary: ReadonlySet<string>): Promise<string> {
  const all = [...vocabulary]
  const near = new Map<string, string>()
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'])[a-z]{4,}(?![\p{L}\p{N}'])/gu)) {
    if (vocabulary.has(word) || near.has(word)) continue
    const meant = nearest(word, all)
    if (meant !== undefined) near.set(word, meant)
  }
  if (near.size === 0) return text
  const ordinary = new Set(await readApart('knownWords', [[...near.keys()], 'en']))
  return text.replaceAll(/[a-z]{4,}/g, (word) => (ordinary.has(word) ? word : (near.get(word) ?? word)))
}

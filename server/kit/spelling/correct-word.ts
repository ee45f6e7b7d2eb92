import { accentCost, editCost, firstLettersFor } from './edit-cost.ts'
import { isKnown, isReformed, isSwiss } from './known.ts'
import { isOftenMeant } from './often-meant.ts'
import { plainLetters, type Sized, sizeKey, type WordList } from './word-list.ts'
import { elided, writtenApart } from './written-apart.ts'

export interface Place {
  /** At the beginning of a sentence, where every word has a capital. */
  readonly isFirst: boolean
  /** What is beside it is no word of this language either: both may be a name, or of another language. */
  readonly isAmongStrange?: boolean
}

/** How rare what is in no list is. */
const unseen = 1.5
/** How much more common than what was typed, beyond the cost of the mistake, and than any other correction. */
const [least, leastLead] = [1, 0.5]
const [shortest, shortestName] = [4, 7]

/** What a word was meant to be; undefined when it is right, when nothing is likely, or when it may be a name. */
export function correctWord(typed: string, list: WordList, place: Place): string | undefined {
  const lower = typed.toLowerCase()
  const { language, words } = list
  if (isOftenMeant(lower, language)) return cased(typed, sameLetters(typed, list, true))
  const isCapital = typed !== lower
  if (isCapital && language !== 'de' && !place.isFirst) return undefined
  const apart = writtenApart(lower, language)
  if (apart !== undefined) return cased(typed, apart)
  if (words.has(typed) || words.has(lower) || (isCapital && list.names.has(lower))) return undefined
  if (language === 'de' ? isSwiss(typed, list) : language === 'fr' && isReformed(lower, list))
    return undefined
  if (/['’]/.test(typed) && !/n['’]?t$/.test(lower)) return undefined
  const same = sameLetters(typed, list, false) ?? elided(lower, list)
  if (same !== undefined) return cased(typed, same)
  return isKnown(typed, list) ? undefined : cased(typed, likeliest(typed, list, place))
}

/** The word of the same letters: only an accent, an apostrophe or a capital is missing. */
function sameLetters(typed: string, list: WordList, isListed: boolean): string | undefined {
  const { byLetters, others, words, language } = list
  const lower = typed.toLowerCase()
  if (language === 'en' && weekdays.has(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1)
  const umlaut = language === 'de' ? withUmlauts(typed, words) : undefined
  if (umlaut !== undefined) return umlaut
  const own = others.get(lower) ?? unseen
  const found = (byLetters.get(plainLetters(typed)) ?? [])
    .filter(
      (word) => word.toLowerCase() !== lower || language !== 'de' || mayBeNoun(typed, word, words.get(word)!),
    )
    .filter((word) => !isPossessive(word) && (typed === lower || !hasAccent(typed) || language !== 'de'))
    .map((word) => ({ word, frequency: words.get(word)! - accentCost(typed, word) }))
    .toSorted((one, other) => other.frequency - one.frequency)
  const [best] = found
  if (!best || best.frequency < rarestMeant) return undefined
  const second = found.find(({ word }) => word.toLowerCase() !== best.word.toLowerCase())
  if (second && best.frequency - second.frequency < leastLead) return undefined
  const lead = typed === lower ? leastAccent : leastAccentOfName
  return isListed || best.frequency - own >= lead ? best.word : undefined
}

const [rarestMeant, leastAccent, leastAccentOfName] = [2.2, 0.6, 0.9]
/** "Mens" may be a name; "thats" is none. */
const isPossessive = (word: string) =>
  /(?<!that|what|here|there|where|who|how|it|she|he|let)['’]s$/.test(word)
const weekdays = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english french german spanish italian portuguese american british european christmas'.split(
    ' ',
  ),
)
/** Nouns that are something else, too, where people speak, and words of other languages. */
const smallToo = new Set(
  'top klasse spitze hammer bombe rum van not angst schuld leid main schade mega all minus plus viertel danke shopping'.split(
    ' ',
  ),
)

/** Only its capital is missing. */
function mayBeNoun(typed: string, word: string, frequency: number): boolean {
  if (smallToo.has(typed) || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return false
  if (/(?:falls|weise|maßen|mals|seits|ens|wärts|lings|sten)$/.test(typed)) return false
  return frequency >= (word.length > 3 ? 3 : 4.5)
}

/** "Fuer", and not "Koerner", who may be called so. */
function withUmlauts(typed: string, words: WordList['words']): string | undefined {
  const lower = typed.toLowerCase()
  const umlauts = lower.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü')
  if (umlauts === lower) return undefined
  const noun = umlauts.charAt(0).toUpperCase() + umlauts.slice(1)
  return [umlauts, ...(typed === lower ? [noun] : [])].find((one) => words.has(one))
}

/** The word that is far likelier than all others, seen how common it is and how the mistake is made. */
function likeliest(typed: string, list: WordList, place: Place): string | undefined {
  const { words, others, language } = list
  const letters = plainLetters(typed)
  const isCapital = typed !== typed.toLowerCase()
  if (letters.length < (isCapital ? shortestName : shortest) || /(.)\1\1/.test(letters)) return undefined
  const own = Math.max(others.get(typed.toLowerCase()) ?? unseen, unseen)
  const wanted = least + (isCapital ? 0.8 : 0) + (place.isAmongStrange ? 0.4 : 0)
  let [best, bestScore, bestCost, second] = ['', Number.NEGATIVE_INFINITY, 0, Number.NEGATIVE_INFINITY]
  for (const { word, letters: meant } of nearby(letters, list)) {
    const frequency = words.get(word)!
    if (frequency - own < Math.max(wanted, bestScore - leastLead)) continue
    const accents = hasAccent(word) && !hasAccent(typed) ? accentTold : 0
    const cost = accents + editCost(letters, meant, language, dearest)
    const score = frequency - own - cost - Math.max(0, cost - usual) * 0.6
    const isSame = word.toLowerCase() === best.toLowerCase()
    if (score > bestScore || (isSame && score === bestScore && isCased(word) === isCapital)) {
      if (!isSame) second = bestScore
      ;[best, bestScore, bestCost] = [word, score, cost]
    } else if (!isSame) second = Math.max(second, score)
  }
  if (bestScore < wanted || bestScore - second < leastLead) return undefined
  if (bestCost > (isCapital ? 1 : mostCost(letters.length))) return undefined
  if (isCapital && !place.isFirst && !isCased(best)) return undefined
  if (bestScore - leastLead < otherFirstLetter(letters, words) - own) return undefined
  return isDialect(typed, best, language) ? undefined : best
}

const isCased = (word: string) => word !== word.toLowerCase()
const hasAccent = (word: string) => /[^a-z]/i.test(word)
/** Whoever wrote an accent would have typed it. */
const accentTold = 0.4

/** Beyond it, two mistakes in one word. */
const usual = 1.2
/** What would cost more is not even a reason to doubt. */
const dearest = 2.4

function mostCost(length: number): number {
  return length < 5 ? 0.65 : length < 6 ? 1 : length < 8 ? 1.5 : 2
}

function* nearby(letters: string, { language, bySize }: WordList): Iterable<Sized> {
  for (const first of firstLettersFor(letters.charAt(0), language)) {
    for (let length = letters.length - 2; length <= letters.length + 2; length++)
      yield* bySize.get(sizeKey(first, length)) ?? []
  }
}

/** How likely it is that only the first letter is wrong: those words are not nearby, and a reason to doubt. */
function otherFirstLetter(letters: string, words: WordList['words']): number {
  const rest = letters.slice(1)
  const others = alphabet.flatMap((first) => [first + rest, first + letters])
  return Math.max(...[rest, ...others].map((word) => (words.get(word) ?? 0) - firstWrong))
}

const firstWrong = 1.9
const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Portuguese as it was written before 2009, or is in Portugal: "óptimo", "acção". */
function isDialect(typed: string, meant: string, language: WordList['language']): boolean {
  if (language !== 'pt') return false
  if (typed.includes('ü')) return true
  const without = plainLetters(typed).replaceAll(/[cp](?=[tc])/g, '')
  return without === plainLetters(meant)
}

/** With the capitals of what was typed; a word that always has one keeps it. */
function cased(typed: string, meant: string | undefined): string | undefined {
  if (meant === undefined) return undefined
  const isCapital = typed !== typed.toLowerCase()
  const result = isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
  return result === typed ? undefined : result
}

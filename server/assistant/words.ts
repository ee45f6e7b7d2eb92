import { isOneSlip } from '../kit/words/one-slip.ts'

/** What a question may say without narrowing anything down. A question with any other word is not answered by a total. */
/** Words that narrow nothing down, whatever is asked. */
const plain = `
  a about all also am an and any anything are as at be been being by can could currently did do does doing far for from get getting
  give given had has have how i i'd i'm in into is it it's its just know let like many may me much my need now number numbers of on ones
  or our out overall please received right say see show so some tell thanks that that's the their them then there these they this
  those to too total up us use want was we were what what's whats when which will with would yet you your ever give got come came
  there're we've i've hello hi hey ok okay quick question count counted counts figure figures altogether far business
  testimonial testimonials review reviews submission submissions feedback quote quotes
`
const months = 'january february march april august september october november december'
const split = (words: string) => words.trim().split(/\s+/)
const always = new Set(split(plain))
const longEnough = 5
/** What is no slip, although a word that is known is one letter away. */
const own = new Set(split('worst starts least place person reason later latest fewer names shows asks'))

/** The words of a question; one with a slip in it counts as the word that is meant. */
export function mendedWords(question: string, known: readonly string[]): string {
  const all = [...always, ...known, ...split(months)].filter((one) => one.length >= longEnough)
  const isKnown = new Set(all)
  return question.replace(/[’‘]/g, "'").replace(/[\p{L}][\p{L}'-]*/gu, (word) => {
    const lower = word.toLowerCase()
    if (lower.length < longEnough || isKnown.has(lower) || own.has(lower)) return lower
    return all.find((one) => one[0] === lower[0] && isOneSlip(lower, one)) ?? lower
  })
}

/** What of a question is not understood by who knows these words. */
export function unknownWords(rest: string, known: readonly string[]): string[] {
  const words = rest.match(/[\p{L}\p{N}#][\p{L}\p{N}#'%-]*/gu) ?? []
  return [...new Set(words.filter((word) => !always.has(word.replace(/'s$/, '')) && !known.includes(word)))]
}

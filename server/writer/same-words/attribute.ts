import { isPast } from './forms.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Line, Unit, Word } from './types.ts'

const copula =
  /^(?:is|are|was|were|es|son|era|eran|fue|fueron|est|sont|etait|etaient|ist|sind|war|waren|foi|foram)$/
const nothing = /^(?:it|this|that|they|these|those|es|das|ce|c|esto|eso|isso|isto)$/

export const isCopula = ({ token }: Word) => copula.test(token.fold)

/** "Delivery quick" of "quick delivery", and "quick delivery" of "the delivery was quick", to be looked for as the other. */
export function attributeOf(unit: Unit, language: CustomerLanguage): Unit | undefined {
  const { words } = unit
  const [first, second, third] = words
  if (!first || !second || words.some(({ token, movable }) => token.role === 'number' || movable !== ''))
    return undefined
  if (words.some(({ token }) => isPast(token.text.toLowerCase(), language) && !copula.test(token.fold)))
    return undefined
  const isBefore = language === 'en' || language === 'de'
  if (words.length === 2 && !isCopula(first) && !isCopula(second))
    return turned(unit, isBefore ? [second, first] : [first, second], 'attribute')
  if (words.length === 3 && third && isCopula(second) && !isCopula(first) && !isCopula(third))
    return turned(unit, isBefore ? [third, first] : [first, third], 'description')
  return undefined
}

function turned(unit: Unit, words: readonly Word[], isTurned: 'attribute' | 'description'): Unit {
  return { ...unit, words: words.map((word) => ({ ...word, article: '' })), isTurned }
}

/** Whether a part of an answer is the other of the two: "Mara helps" is not, and must not become "helps Mara". */
export function isOtherWay(unit: Unit, { units }: Line, turned: 'attribute' | 'description'): boolean {
  const before = units[units.indexOf(unit) - 1]
  const isSentence =
    unit.words.some(isCopula) || (unit.words.length === 2 && before?.words.some(isCopula) === true)
  return turned === 'attribute' ? isSentence : unit.words.length === 2
}

/** "It is" of "it is the best bread in town". */
export function isEmptyStart(missing: readonly Word[], { words }: Unit): boolean {
  const [first, second] = missing
  return (
    missing.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    first === words[0] &&
    second === words[1] &&
    nothing.test(first.token.fold) &&
    isCopula(second) &&
    first.token.marks.length === 0 &&
    second.token.marks.length === 0
  )
}

import type { Brief } from '../briefs/brief.ts'
import { wordTokensOf } from '../text/text.ts'
import { languageOf } from './words/language-of.ts'
import { foldedWords, telling } from './words/telling.ts'
import type { Quote } from './quotes-of.ts'

type Wish = Pick<Brief, 'language' | 'tone' | 'emotionalTone' | 'includeSpecifics'>

const most = { numbers: 3, names: 3, words: 20 }

/**
 * How much a sentence tells: numbers, names, before and after, a feeling and a contrast weigh more than being long. What a
 * draft is wanted for weighs more: the feeling that was chosen, specifics, and what the tone looks for.
 */
export function weightOf({ text, typed, isFragment }: Quote, wish: Wish): number {
  const folded = foldedWords(typed)
  const { numbers, change, contrast, feelings } = telling[languageOf(typed) ?? wish.language]
  const digits = typed.match(/\p{N}+/gu)?.length ?? 0
  const names = typed.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)?.length ?? 0
  const specifics =
    2 * Math.min(most.numbers, digits + (numbers.test(folded) ? 1 : 0)) +
    Math.min(most.names, wish.language === 'de' ? 0 : names) +
    (change.test(folded) ? 2 : 0)
  const hasFeeling = Object.values(feelings).some((pattern) => pattern.test(folded))
  return (
    (isFragment ? 0 : 4) +
    specifics * (wish.includeSpecifics || wish.tone === 'Technical' ? 3 : 1) +
    (hasFeeling ? 2 : 0) +
    (contrast.test(folded) ? 1 : 0) +
    (feelings[wish.emotionalTone].test(folded) ? 3 : 0) +
    weightOfTone(text, hasFeeling, wish) +
    Math.min(most.words, wordTokensOf(typed).length) / 10
  )
}

const isLoud = /!|\p{Extended_Pictographic}/u

function weightOfTone(text: string, hasFeeling: boolean, { tone }: Wish): number {
  if (tone === 'Enthusiastic') return (isLoud.test(text) ? 6 : 0) + (hasFeeling ? 4 : 0)
  return tone === 'Formal' && isLoud.test(text) ? -6 : 0
}

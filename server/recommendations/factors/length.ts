import { wordsOfLength } from '#contract/recommendations/recommendations.ts'
import type { FactorRule } from '../candidate.ts'
import { closeness, counted } from './wording.ts'

/** Whether it is as long as asked for. */
export const length: FactorRule = {
  share: ({ words }, { contentLength }) => closeness(words.wordCount, wordsOfLength[contentLength]),
  match: () => 'Right length',
  reason({ words: { wordCount } }, { contentLength }) {
    const [least, most] = wordsOfLength[contentLength]
    const words = counted(wordCount, 'word')
    if (wordCount < least)
      return `Shorter than ${contentLength}: ${words}, where ${least} to ${most} are asked for.`
    if (wordCount > most)
      return `Longer than ${contentLength}: ${words}, where ${least} to ${most} are asked for.`
    return `${contentLength.replace(/^./, (letter) => letter.toUpperCase())} as asked for: ${words}.`
  },
}

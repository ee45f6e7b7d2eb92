import type { FactorRule } from '../candidate.ts'
import { quotedWords, worthOf } from './wording.ts'

/** Whether it mentions what the business does. */
export const industry: FactorRule = {
  share: ({ words }) => worthOf(words.topics.length, 0),
  match: () => 'Names what you do',
  reason({ words }, { topics }) {
    if (topics.length === 0) return 'Your profile names no industry and no services to look for.'
    return words.topics.length > 0
      ? `Names what you do: ${quotedWords(words.topics)}.`
      : 'Mentions none of your services.'
  },
}

import type { FactorRule } from '../candidate.ts'
import { counted } from './wording.ts'

/** A text of so many words has room for details. */
const roomy = 40

/** Whether it tells details: figures, names, services, and not only that all was great. */
export const specificity: FactorRule = {
  share({ words: { numbers, nameCount, topics, wordCount, signals } }) {
    const details =
      0.25 * Math.min(2, numbers.length) +
      0.15 * Math.min(2, nameCount) +
      0.2 * Math.min(2, topics.length) +
      0.1 * Math.min(2, Object.keys(signals).length)
    return Math.min(1, details + 0.3 * Math.min(1, wordCount / roomy))
  },
  match: () => 'Specific',
  reason({ words: { numbers, nameCount, topics } }) {
    const found = [
      numbers.length > 0 && counted(numbers.length, 'figure'),
      nameCount > 0 && counted(nameCount, 'name'),
      topics.length > 0 && counted(topics.length, 'service or product', 'services or products'),
    ].filter((one) => one !== false)
    return found.length > 0
      ? `Specific: it has ${new Intl.ListFormat('en').format(found)}.`
      : 'General: no figure, no name, none of your services.'
  },
}

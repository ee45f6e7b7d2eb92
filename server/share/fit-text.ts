import type { Pixels } from './drawing.ts'
import { renderText, type TextStyle } from './render-text.ts'

interface Box extends Omit<TextStyle, 'size'> {
  readonly height: number
  /** The smallest first. */
  readonly sizes: readonly number[]
}

/** More never fits, so nobody can make us set a book. */
const mostCharacters = 900

/** The text as large as it fits; at the smallest size, as much of it as fits, with an ellipsis. */
export async function fitText(text: string, box: Box): Promise<Pixels> {
  const { sizes, height, ...style } = box
  const [smallest = 16] = sizes
  const characters = [...new Intl.Segmenter().segment(text.slice(0, mostCharacters * 8))].map(
    ({ segment }) => segment,
  )
  const set = async (words: string, size: number) => {
    const made = await renderText(words, { ...style, size })
    return made.height <= height * style.scale ? made : undefined
  }
  if (characters.length <= mostCharacters) {
    const whole = await largestFitting(sizes.length, (index) => set(text, sizes[index] ?? smallest))
    if (whole) return whole
  }
  const most = Math.min(characters.length, mostCharacters)
  const part = await largestFitting(most, (index) => set(cutAfter(characters, index + 1), smallest))
  return part ?? renderText('…', { ...style, size: smallest })
}

/** Before a word that would be cut, unless words are long or not told apart. */
function cutAfter(characters: readonly string[], count: number): string {
  const excerpt = characters.slice(0, count).join('')
  const whole = excerpt.replace(/\s+\S{0,20}$/, '')
  return `${(whole === '' ? excerpt : whole).replace(/[\s.,;:…]+$/, '')}…`
}

/** What `attempt` makes of the highest of `count` numbers for which it makes something; none that is higher does. */
async function largestFitting<T>(count: number, attempt: (index: number) => Promise<T | undefined>) {
  let best: T | undefined
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const made = await attempt(middle)
    if (made) {
      best = made
      low = middle + 1
    } else high = middle - 1
  }
  return best
}

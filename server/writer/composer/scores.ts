import { filledFrames } from './frame.ts'
import type { Line } from './line.ts'
import type { Voice } from './realize.ts'
import type { Said } from './said.ts'
import type { Frames } from './tongue.ts'

/** A rating, or how likely somebody is to recommend the business, in a sentence. */
export function scoreLine(
  { answer, score }: Said,
  block: number,
  { tongue, business, turn }: Voice,
): Line | null {
  if (!score) return null
  const { value, best } = score
  const share = Number(value) / Number(best)
  const slots = { n: value, m: best, x: `${value}/${best}`, b: business, q: answer.question.trim() }
  const frames = answer.kind === 'rating' ? tongue.rating : recommendFramesOf(share, tongue)
  return {
    texts: filledFrames(frames, slots, value !== '1', turn),
    spare: filledFrames(tongue.quoted, slots, false, turn),
    answerIds: [answer.id],
    block,
    at: 0,
    isOwn: false,
    isLeaning: false,
    isCritical: share <= 0.6,
    hasSpecifics: false,
  }
}

/** What a likelihood says without its number; in between, only the number says it. */
function recommendFramesOf(share: number, { recommend }: Voice['tongue']): Frames {
  if (share === 1) return recommend.yes
  if (share <= 0.2) return recommend.no
  return share >= 0.8 ? recommend.likely : recommend.perhaps
}

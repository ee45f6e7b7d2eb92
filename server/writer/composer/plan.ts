import type { Brief } from '../brief.ts'
import type { Line } from './line.ts'
import type { Said } from './said.ts'
import type { Topic } from './tongue.ts'

/** Where a subject usually comes in a text, from what led to it to what follows from it. */
const place = {
  reason: 10,
  visit: 11,
  before: 14,
  service: 20,
  bestService: 24,
  general: 34,
  person: 44,
  liked: 50,
  likedMost: 54,
  benefit: 58,
  change: 64,
  describe: 70,
  disliked: 78,
  likedLeast: 79,
  negative: 80,
  improve: 82,
  recommend: 92,
  audience: 96,
} as const satisfies Record<Topic, number>
const ratingPlace = 88

const earlier: Readonly<Record<Brief['emotionalTone'], readonly Topic[]>> = {
  grateful: ['person', 'bestService'],
  relieved: ['before', 'change'],
  impressed: ['change', 'likedMost'],
  satisfied: ['general', 'liked'],
  excited: ['liked', 'likedMost', 'describe'],
}
const closing: ReadonlySet<Topic> = new Set(['improve', 'disliked', 'likedLeast', 'negative', 'audience'])

/** The answers in the order in which the text takes them up. */
export function orderAnswers(
  said: readonly Said[],
  lines: readonly Line[],
  brief: Brief,
  random: () => number,
): number[] {
  const weights = said.map((one, block) => {
    if (brief.tone === 'Casual') return block * 4 + random() * 5
    const isFirst = earlier[brief.emotionalTone].includes(one.topic) ? -18 : 0
    const isPraise =
      brief.tone === 'Enthusiastic' && /^(?:liked|likedMost|describe|recommend)$/.test(one.topic) ? -25 : 0
    const isFact =
      brief.tone === 'Technical' && lines.some((line) => line.block === block && line.hasSpecifics) ? -25 : 0
    const own = one.answer.kind === 'rating' && one.score ? ratingPlace : place[one.topic]
    return own + isFirst + isPraise + isFact + random() * 12
  })
  return said.map((_, block) => block).toSorted((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0))
}

/** A yes or no is understood, but abrupt as a beginning. */
function isReply(said: Said | undefined): boolean {
  const form = said?.pieces[0]?.form
  return form === 'yes' || form === 'no' || form === 'maybe'
}

/** The answers that a text may begin with: what asks for improvement opens only what is criticism for the most part. */
export function openings(said: readonly Said[], order: readonly number[], lines: readonly Line[]): number[] {
  const isMostlyCritical = lines.filter((line) => line.isCritical).length > lines.length / 2
  const able = order.filter((block) => {
    const first = lines.find((line) => line.block === block)
    const topic = said[block]?.topic
    return (
      first !== undefined &&
      !said[block]?.score &&
      !/[“„«:]/.test(first.texts[0] ?? '') &&
      !isReply(said[block]) &&
      (first.isOwn || first.texts.length > 1) &&
      !first.isLeaning &&
      (isMostlyCritical || !(topic && closing.has(topic)))
    )
  })
  const others = able.filter((block) => said[block]?.topic !== 'person')
  if (others.length > 0) return others
  return able.length > 0 ? able : order.slice(0, 1)
}

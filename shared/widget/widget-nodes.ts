import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { testimonialCard, testimonialFace } from './widget-card.ts'
import { inTenths, ratingParts } from './rating-parts.ts'
import type { WidgetElement } from './widget-element.ts'
import { starRow } from './widget-stars.ts'
import type { WidgetOptions } from './widget-options.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'

/** All that a widget shows. Of the words, it gets those that it says when somebody does something. */
export interface WidgetContent {
  readonly language: CustomerLanguage
  readonly copy: Partial<WidgetCopy>
  /** The list of testimonials, which a badge does not have. */
  readonly list?: WidgetElement
  readonly foot: WidgetElement
  /** How the testimonials are collected: at the end of the foot, where a script makes it when somebody asks. */
  readonly policy?: WidgetElement
}

/** What a widget with these options shows of an answer; nothing where there is nothing to show. */
export function widgetContent(answer: EmbedAnswer, options: WidgetOptions): WidgetContent | undefined {
  const { words: copy, language } = answer
  const isBadge = options.layout === 'badge'
  const shown = answer.testimonials.slice(0, options.max)
  if (!copy || !language || !(isBadge ? ratingParts(answer, copy, language).lead : shown.length))
    return undefined
  const said = { copy, language, options }
  const items =
    options.layout === 'avatars' ? shown.map(testimonialFace) : shown.map((one) => testimonialCard(one, said))
  // A list of cards is no card.
  const name = options.layout === 'card' ? 'cards' : options.layout
  // No column stays empty.
  const columns = { '--columns': `${Math.min(options.columns, shown.length)}` }
  return {
    language,
    copy: copyInUse(copy, options, shown.length),
    ...(!isBadge && {
      list: ['ul', name, { role: 'list', part: 'list', ...(isGrid(name) && columns) }, ...items],
    }),
    ...(answer.policy && { policy: policyElement(answer, copy, options) }),
    foot: widgetFoot({ ...answer, shown: Math.min(answer.shown, shown.length) }, copy, options),
  }
}

/** A badge is nothing but the average. */
const showsRatings = ({ showRatings, layout }: WidgetOptions): boolean => showRatings || layout === 'badge'

const isGrid = (name: string): boolean => name === 'grid' || name === 'masonry'

/** The texts that a script needs for what happens later. Of a carousel's place, only the whole is known: `{n}` stays. */
function copyInUse(copy: WidgetCopy, options: WidgetOptions, shown: number): Partial<WidgetCopy> {
  const counted = { ...copy, place: copy.place.replace('{m}', `${shown}`) }
  return Object.fromEntries(Object.entries(counted).filter(([word]) => isSaid(word, options)))
}

/** Whether a widget says it when it is used, and not from the start. */
function isSaid(word: string, { layout, autoSlide }: WidgetOptions): boolean {
  const isCarousel = layout === 'carousel'
  if (word === 'more' || word === 'less') return layout !== 'badge' && layout !== 'avatars'
  if (word === 'group') return isCarousel || layout === 'marquee'
  if (word === 'play' || word === 'pause') return layout === 'marquee' || (isCarousel && autoSlide)
  return isCarousel && ['place', 'previous', 'next'].includes(word)
}

/** A selection must not pass for everything: how much of the whole is on show, and the averages of the whole. */
function widgetFoot(answer: EmbedAnswer, copy: WidgetCopy, options: WidgetOptions): WidgetElement {
  const { language = 'en' } = answer
  const parts = footParts(answer, copy, options)
  // A page that reads from right to left would turn its lines round.
  return ['div', 'foot', { dir: 'ltr' }, ...parts.map((part) => footElement(part, language))]
}

/** What of an average does not fit into its line is cut off its source's name, and not off `more`. */
type FootPart = string | { readonly average: number; readonly of: string; readonly more: readonly string[] }

/**
 * What the foot says, part by part: the average that leads, how much is on show, and the business's own average. Averages of
 * more than one other source are behind the last line; those of a badge always are.
 */
export function footParts(answer: EmbedAnswer, copy: WidgetCopy, options: WidgetOptions): FootPart[] {
  const { lead, own, others, othersInShort, counts } = ratingParts(answer, copy, answer.language ?? 'en')
  if (!showsRatings(options)) return [...counts, ...answer.otherRatings.map(({ counted }) => counted)]
  const isBadge = options.layout === 'badge'
  if (isBadge && !lead) return []
  const isFolded = areOthersFolded(answer, others, options)
  const short = isFolded ? othersInShort : []
  const first = lead ? [{ ...lead, more: short }] : short
  return [...first, ...(isBadge ? [] : counts), ...own, ...(isFolded ? [] : others)]
}

/** Behind the last line. */
function areOthersFolded(
  { policy }: EmbedAnswer,
  others: readonly string[],
  { layout }: WidgetOptions,
): boolean {
  return layout === 'badge' || (policy !== undefined && others.length > 1)
}

function footElement(part: FootPart, language: string): WidgetElement {
  if (typeof part === 'string') return ['span', '', part]
  const mean = inTenths(part.average, language)
  const said = [part.of, ...part.more].map((one): WidgetElement => ['i', '', ` · ${one}`])
  return ['span', '', starRow(part.average), ['b', '', mean], ...said]
}

/** What is asked of whom and what is left out, and how the stars are spread where there are any. */
function policyElement(answer: EmbedAnswer, copy: WidgetCopy, options: WidgetOptions): WidgetElement {
  const { average, byStars, policy = [], language = 'en' } = answer
  const hasStars = showsRatings(options) && average && byStars.length > 0
  const { others } = ratingParts(answer, copy, language)
  const folded = showsRatings(options) && areOthersFolded(answer, others, options) ? others : []
  const spread = byStars
    .map((count, index) => `${index + 1}★ ${count.toLocaleString(language)}   `)
    .toReversed()
  return [
    'details',
    '',
    ['summary', '', copy.how],
    ...(hasStars ? [['p', 'spread', spread.join('')] as const] : []),
    ...[...folded, ...policy].map((sentence): WidgetElement => ['p', '', sentence]),
  ]
}

import type { EmbedAnswer, EmbedTestimonial } from '#contract/embed/embed.ts'
import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import { footParts } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { lineCountOf, widthOf } from './text-lines.ts'

/** How wide a widget usually is there: what pages leave beside it is taken off. */
const widths = { phone: 358, tablet: 736, desktop: 1120 }
const gap = 20

/**
 * How high a widget will be, estimated from its texts by the rules of its style sheet (widget/styles.css and those of the
 * layouts), so that its page can keep that height free. Zero where it shows nothing.
 */
export function measureHeights(answer: EmbedAnswer, options: WidgetOptions): WidgetHeights {
  const { words: copy } = answer
  const isBadge = options.layout === 'badge'
  const isShown =
    copy && (isBadge ? footParts(answer, copy, options).length > 0 : answer.testimonials.length > 0)
  if (!isShown) return { phone: 0, tablet: 0, desktop: 0 }
  const at = (width: number) => Math.ceil(heightAt(answer, options, copy, width))
  return { phone: at(widths.phone), tablet: at(widths.tablet), desktop: at(widths.desktop) }
}

function heightAt(answer: EmbedAnswer, options: WidgetOptions, copy: WidgetCopy, width: number): number {
  const { layout, columns } = options
  const { testimonials } = answer
  const card = (one: EmbedTestimonial, cardWidth: number, lines = 6, size = 16) =>
    cardHeight(one, options, copy, { width: cardWidth, mostLines: lines, size })
  const below = footHeight(answer, options, copy, width)
  const column = (most: number) =>
    stacked(testimonials.map((one) => card(one, Math.min(most, width)))) + below
  if (layout === 'badge') return below - gap
  if (layout === 'avatars') return Math.ceil((30 * testimonials.length + 10) / width) * 40 + below - 10
  if (layout === 'list') return column(800)
  if (layout === 'card') return column(560)
  if (layout === 'spotlight') {
    const size = Math.min(26, Math.max(19, width * 0.034))
    return card(testimonials[0]!, Math.min(720, width), 12, size) + below
  }
  if (layout === 'marquee') {
    const each = testimonials.map((one) => card(one, Math.min(320, width * 0.84), 4))
    return Math.max(...each) + 66 + below
  }
  if (layout === 'carousel') {
    const fitting = fittingIn(width, 290, Math.min(columns, testimonials.length), gap)
    const each = testimonials.map((one) => card(one, (width + gap) / fitting - gap))
    return Math.max(...each) + (testimonials.length > fitting ? 64 : 0) + below
  }
  if (layout === 'masonry') {
    const many = fittingIn(width, 280, columns, 16)
    const each = testimonials.map((one) => card(one, (width + 16) / many - 16, 18) + gap)
    return balanced(each, many) + below
  }
  const many = Math.min(fittingIn(width, 280, columns, gap), testimonials.length)
  const each = testimonials.map((one) => card(one, Math.min(640, (width + gap) / many - gap)))
  const rows = Array.from({ length: Math.ceil(each.length / many) }, (_, row) =>
    Math.max(...each.slice(row * many, (row + 1) * many)),
  )
  return stacked(rows) + below
}

const fittingIn = (width: number, least: number, most: number, between: number): number =>
  Math.max(1, Math.min(Math.floor((width + between) / (least + between)), most))

const stacked = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height, gap * (heights.length - 1))

/** The least height at which so many columns hold these, one after another, as browsers balance them. */
function balanced(heights: readonly number[], columns: number): number {
  const total = heights.reduce((sum, height) => sum + height, 0)
  for (let limit = Math.max(total / columns, ...heights); ; limit += 2) {
    let used = 0
    let needed = 1
    for (const height of heights) {
      if (used + height > limit) {
        needed++
        used = 0
      }
      used += height
    }
    if (needed <= columns) return limit
  }
}

function cardHeight(
  one: EmbedTestimonial,
  { layout, showRatings, showCompany, showDates }: WidgetOptions,
  copy: WidgetCopy,
  { width, mostLines, size }: { width: number; mostLines: number; size: number },
): number {
  const [above, beside] = layout === 'card' ? [74, 66] : layout === 'spotlight' ? [48, 48] : [50, 50]
  const inner = width - beside
  const lineHeight = size * (layout === 'spotlight' ? 1.45 : 1.6)
  const lines = one.content ? lineCountOf(one.content, size, inner, mostLines + 1) : 0
  const isCut = lines > mostLines
  const stars = showRatings && one.rating ? 36 : 0
  const headline = one.headline ? lineCountOf(one.headline, 20.4, inner) * 23.4 + 8 : 0
  // A marquee has no "Read more" button.
  const text = Math.min(lines, mostLines) * lineHeight + (isCut && layout !== 'marquee' ? 30 : 0)
  const sub = [showCompany && one.customerCompany, showDates && one.date && 'Mar 31, 2026'].filter(Boolean)
  const name = lineCountOf(one.customerName, 14.6, inner - 52) * 19.6
  const names = name + (sub.length > 0 ? lineCountOf(sub.join(' · '), 13, inner - 52) * 18.2 : 0)
  const below = replyHeight(one, inner) + labelHeight(one, copy, layout, inner)
  return above + stars + headline + text + 20 + Math.max(40, names) + below
}

function replyHeight({ reply }: EmbedTestimonial, inner: number): number {
  return reply ? 16 + 18.2 + lineCountOf(reply.text, 14, inner - 14) * 22.4 : 0
}

function labelHeight(
  { label, verifyUrl }: EmbedTestimonial,
  { verify }: WidgetCopy,
  layout: WidgetOptions['layout'],
  inner: number,
): number {
  const said = [label, verifyUrl && verify].filter((part) => part)
  if (said.length === 0) return 0
  return lineCountOf(said.join(' · '), 13, inner) * 18.2 + (layout === 'spotlight' ? 16 : 29)
}

/** With the margin above it. */
function footHeight(answer: EmbedAnswer, options: WidgetOptions, copy: WidgetCopy, width: number): number {
  const all = footParts(answer, copy, options)
  const hasStar = all.some((part) => typeof part !== 'string')
  const parts = all.map((part) =>
    typeof part === 'string' ? widthOf(part, 13) : 112 + widthOf('4.5', 13.6) + widthOf(part.of, 13),
  )
  if (answer.policy) parts.push(widthOf(copy.how, 13))
  let rows = 1
  let used = -16
  for (const part of parts) {
    if (used > 0 && used + 16 + part > width - 34) {
      rows++
      used = -16
    }
    used += 16 + part
  }
  return 34 + (hasStar ? 20 : 18.2) + (rows - 1) * 24.2
}

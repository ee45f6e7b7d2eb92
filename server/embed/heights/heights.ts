import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import { cqi, numbers, pixels } from '#shared/widget/measures.ts'
import { footParts } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { cardHeight, textSizeOf } from './card-height.ts'
import { bold, widthOf } from './text-lines.ts'

/** How wide a widget usually is there: what pages leave beside it is taken off. */
const widths = { phone: 358, tablet: 736, desktop: 1120 }
const { gap, smallText } = pixels

/**
 * How high a widget will be, estimated from its texts by the measures of its style sheets (shared/widget/measures.ts), so
 * that its page can keep that height free. Zero where it shows nothing.
 */
export function measureHeights(answer: EmbedAnswer, options: WidgetOptions): WidgetHeights {
  const { words: copy } = answer
  const isBadge = options.layout === 'badge'
  const isShown =
    copy && (isBadge ? footParts(answer, copy, options).length > 0 : answer.testimonials.length > 0)
  if (!isShown) return { phone: 0, tablet: 0, desktop: 0 }
  const { phone = 1, tablet = 1, desktop = 1 } = options.heightShares ?? {}
  const at = (width: number, share: number) => Math.ceil(heightAt(answer, options, copy, width) * share)
  return {
    phone: at(widths.phone, phone),
    tablet: at(widths.tablet, tablet),
    desktop: at(widths.desktop, desktop),
  }
}

function heightAt(answer: EmbedAnswer, options: WidgetOptions, copy: WidgetCopy, width: number): number {
  const { layout } = options
  const { testimonials } = answer
  const foot = footHeight(answer, options, copy, width)
  if (layout === 'badge') return foot - gap
  if (layout === 'avatars') return facesHeight(testimonials.length, width) + foot - gap + pixels.facesMargin
  const room = roomOf(options, testimonials.length, width)
  const each = testimonials.map((one) => cardHeight(one, options, copy, room))
  if (layout === 'list' || layout === 'card') return stacked(each) + foot
  if (layout === 'masonry') return balancedColumn(each, room.columns) + foot
  if (layout === 'grid') return stacked(rowsOf(each, room.columns)) + foot
  return Math.max(...each) + controlsHeight(layout, each.length > room.columns) + foot
}

/** What each of so many cards has, with so many of them side by side. */
function roomOf(options: WidgetOptions, count: number, width: number) {
  const { layout, columns } = options
  const size = textSizeOf(options)
  const { mostLines } = numbers
  const alone = (most: number) => ({ columns: 1, width: Math.min(most, width), mostLines, size })
  const beside = (many: number, between: number) => ({
    columns: many,
    width: (width + between) / many - between,
    mostLines,
    size,
  })
  if (layout === 'list') return alone(pixels.listWidth)
  if (layout === 'card') return alone(pixels.largeWidth)
  if (layout === 'spotlight') {
    const quote = Math.max(pixels.smallestQuote, (width * cqi.quoteText) / 100)
    const sized = { mostLines: numbers.mostLinesOfQuote, size: Math.min(pixels.largestQuote, quote) }
    return { ...alone(pixels.spotlightWidth), ...sized }
  }
  if (layout === 'marquee') {
    const most = Math.min(pixels.marqueeCardWidth, (width * cqi.marqueeCard) / 100)
    return { ...alone(most), mostLines: numbers.mostLinesOfMarquee }
  }
  if (layout === 'carousel')
    return beside(fittingIn(width, pixels.slideWidth, Math.min(columns, count), gap), gap)
  if (layout === 'masonry') {
    // Between bricks browsers put as much as the text is high.
    const many = fittingIn(width, pixels.columnWidth, Math.min(columns, count), size)
    const brick = beside(many, size)
    return {
      ...brick,
      width: Math.min(pixels.gridCardWidth, brick.width),
      mostLines: numbers.mostLinesOfMasonry,
    }
  }
  const row = beside(Math.min(fittingIn(width, pixels.columnWidth, columns, gap), count), gap)
  return { ...row, width: Math.min(pixels.gridCardWidth, row.width) }
}

/** Faces lie on each other like cards in a hand. */
function facesHeight(count: number, width: number): number {
  const { faceSize, faceOverlap } = pixels
  return Math.ceil(((faceSize - faceOverlap) * count + faceOverlap) / width) * faceSize
}

/** What a row that moves has besides its cards: arrows, or room for shadows and the button that pauses it. */
function controlsHeight(layout: WidgetOptions['layout'], isMore: boolean): number {
  const { rowPaddingAbove, rowPaddingBelow, moreMargin, moreHeight } = pixels
  if (layout === 'marquee') return rowPaddingAbove + rowPaddingBelow + moreMargin + moreHeight
  if (layout !== 'carousel' || !isMore) return 0
  return gap + pixels.arrowSize + 2 * (pixels.arrowPadding + pixels.footBorder)
}

/** The highest of each row. */
function rowsOf(heights: readonly number[], columns: number): number[] {
  return Array.from({ length: Math.ceil(heights.length / columns) }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  )
}

const fittingIn = (width: number, least: number, most: number, between: number): number =>
  Math.max(1, Math.min(Math.floor((width + between) / (least + between)), most))

const stacked = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height, gap * (heights.length - 1))

/** The least height at which so many columns hold these, one after another, as browsers balance them. */
function balancedColumn(cards: readonly number[], columns: number): number {
  const heights = cards.map((height) => height + gap)
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

/** With the margin above it. */
function footHeight(answer: EmbedAnswer, options: WidgetOptions, copy: WidgetCopy, width: number): number {
  const {
    footGap,
    footColumnGap,
    footPaddingBlock,
    footPaddingInline,
    footBorder,
    starsWidth,
    footStarsInset,
  } = pixels
  const all = footParts(answer, copy, options)
  const hasStar = all.some((part) => typeof part !== 'string')
  const stars = starsWidth - 2 * footStarsInset + 2 * footGap + widthOf('4.5', smallText * bold)
  const parts = all.map((part) =>
    typeof part === 'string'
      ? widthOf(part, smallText)
      : [part.of, ...part.more].reduce(
          (sum, one) => sum + footGap + widthOf(`· ${one}`, smallText),
          stars - footGap,
        ),
  )
  if (answer.policy) parts.push(widthOf(copy.how, smallText))
  const inner = width - 2 * (footPaddingInline + footBorder)
  let rows = 1
  let used = -footColumnGap
  for (const part of parts) {
    if (used > 0 && used + footColumnGap + part > inner) {
      rows++
      used = -footColumnGap
    }
    used += footColumnGap + part
  }
  const line = smallText * numbers.smallLine
  const first = hasStar ? Math.max(pixels.starsHeight, line) : line
  return gap + 2 * (footPaddingBlock + footBorder) + first + (rows - 1) * (line + footGap)
}

import type { EmbedTestimonial } from '#contract/embed/embed.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'
import { densitySizes } from '#contract/widgets/widget-look.ts'
import { em, numbers, pixels } from '#shared/widget/measures.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { textBelow } from '#shared/text/text-below.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import { bold, lineCountOf } from './text-lines.ts'

interface Room {
  readonly width: number
  readonly mostLines: number
  /** Of the text. */
  readonly size: number
}

const { authorText, faceSize, labelMargin, replyText, smallText, starsHeight, starsMargin } = pixels
/** Long words of large letters break early. */
const headlineBold = 1.133
const { headlineLine, quoteLine, smallLine, textLine } = numbers

/** Of what customers wrote, except where a layout has a size of its own. */
export function textSizeOf({ density = 'comfortable' }: WidgetOptions): number {
  return densitySizes[density].text ?? pixels.text
}

/** How high a testimonial is, line by line. */
export function cardHeight(
  one: EmbedTestimonial,
  options: WidgetOptions,
  copy: WidgetCopy,
  { width, mostLines, size }: Room,
): number {
  const { layout, showRatings } = options
  const [above, beside] = frameOf(options)
  const inner = width - beside
  const text = textBelow(one.headline, one.content)
  const lines = text ? lineCountOf(text, size, inner, mostLines + 1) : 0
  // A marquee has no "Read more" button.
  const hasMore = lines > mostLines && layout !== 'marquee'
  return (
    above +
    (showRatings && one.rating ? starsHeight + starsMargin : 0) +
    headlineHeight(one, textSizeOf(options), inner) +
    Math.min(lines, mostLines) * size * (layout === 'spotlight' ? quoteLine : textLine) +
    (hasMore ? pixels.moreMargin + pixels.moreHeight : 0) +
    authorHeight(one, options, inner) +
    replyHeight(one, inner) +
    labelHeight(one, copy, layout, inner)
  )
}

/** What a card needs around what is in it, up and down and across. */
function frameOf({
  layout,
  density = 'comfortable',
}: WidgetOptions): readonly [above: number, beside: number] {
  const { cardPadding, largePaddingBlock, largePaddingInline } = pixels
  const usual = layout === 'card' ? [largePaddingBlock, largePaddingInline] : [cardPadding, cardPadding]
  const { paddingBlock = usual[0]!, paddingInline = usual[1]! } = densitySizes[density]
  const border = layout === 'spotlight' ? 0 : pixels.cardBorder
  return [2 * (paddingBlock + border), 2 * (paddingInline + border)]
}

function headlineHeight({ headline }: EmbedTestimonial, textSize: number, inner: number): number {
  if (!headline) return 0
  const size = textSize * em.headlineText
  return lineCountOf(headline, size * headlineBold, inner) * size * headlineLine + pixels.headlineMargin
}

function authorHeight(
  { customerName, customerCompany, customerRole, companyLogoUrl, date }: EmbedTestimonial,
  { showCompany, showDates, showAvatar = true }: WidgetOptions,
  inner: number,
): number {
  const face = showAvatar ? faceSize : 0
  const hasLogo = showCompany && companyLogoUrl
  const logo = hasLogo ? pixels.logoWidth + pixels.authorGap : 0
  const beside = inner - (showAvatar ? faceSize + pixels.authorGap : 0) - logo
  const sub = [
    showCompany && roleAndCompany(customerRole, customerCompany),
    showDates && date && 'Mar 31, 2026',
  ].filter(Boolean)
  const name = lineCountOf(customerName, authorText * bold, beside) * authorText * smallLine
  const below = sub.length > 0 ? lineCountOf(sub.join(' · '), smallText, beside) * smallText * smallLine : 0
  return pixels.authorPadding + Math.max(face, hasLogo ? pixels.logoHeight : 0, name + below)
}

function replyHeight({ reply }: EmbedTestimonial, inner: number): number {
  if (!reply) return 0
  const width = inner - pixels.replyPadding - pixels.replyBorder
  const text = lineCountOf(reply.text, replyText, width) * replyText * textLine
  return pixels.replyMargin + smallText * textLine + text
}

function labelHeight(
  { label, source, verifyUrl }: EmbedTestimonial,
  { verify }: WidgetCopy,
  layout: WidgetOptions['layout'],
  inner: number,
): number {
  const said = [label, verifyUrl && verify].filter((part) => part)
  if (said.length === 0) return 0
  const line = layout === 'spotlight' ? 0 : pixels.labelPadding + pixels.labelBorder
  const width = inner - (source ? pixels.sourceSize + pixels.sourceMargin : 0)
  return lineCountOf(said.join(' · '), smallText, width) * smallText * smallLine + labelMargin + line
}

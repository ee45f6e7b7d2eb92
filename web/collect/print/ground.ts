import type { CardDesign } from '#contract/collection/card-design.ts'
import type { Mark } from './drawing.ts'

/** What each template draws behind the texts. It goes on into the bleed, except for lines that frame the card. */
export function groundMarksOf(
  { template, backgroundColor, primaryColor }: CardDesign,
  { width, height, bleed }: { width: number; height: number; bleed: number },
): Mark[] {
  const unit = width / 100
  const beyond = { x: -bleed, width: width + 2 * bleed }
  const fill = template === 'branded' ? primaryColor : backgroundColor
  const ground: Mark = { kind: 'box', ...beyond, y: -bleed, height: height + 2 * bleed, fill }
  if (template === 'modern') {
    return [ground, { kind: 'box', ...beyond, y: -bleed, height: 4 * unit + bleed, fill: primaryColor }]
  }
  if (template === 'classic') {
    const frame = (inset: number, thickness: number): Mark => ({
      kind: 'frame',
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      stroke: primaryColor,
      thickness,
    })
    return [ground, frame(3.2 * unit, 0.7 * unit), frame(4.6 * unit, 0.25 * unit)]
  }
  return [ground]
}

import type { CardDesign } from '#contract/collection/card-design.ts'
import { cardSizes } from '../card/card-design.ts'
import { balancedLines } from './break-lines.ts'
import { codeMarks, type Square } from './code-marks.ts'
import type { Drawing, Mark, TextLine, Type } from './drawing.ts'
import { groundMarksOf } from './ground.ts'

export interface CardContent {
  readonly link: string
  readonly businessName: string
  /** Drawn in the middle of the code where the design shows it. */
  readonly logo?: HTMLImageElement | undefined
}

export interface Shape {
  readonly width: number
  readonly height: number
  /** How far the background goes on beyond the edge, for printers that cut. */
  readonly bleed?: number
}

export type Measure = (text: string, type: Type) => number

/** The card as marks on paper. Texts that are too long are set smaller, and only then is the code. */
export function composeCard(
  design: CardDesign,
  content: CardContent,
  { width, height, bleed = 0 }: Shape,
  measure: Measure,
): Drawing {
  const unit = width / 100
  let side = Math.min(width * (design.codeWidth / cardSizes.small.width), height * 0.5)
  let scale = 1
  let texts = setTexts(design, content.businessName, width, scale, measure)
  const top = (design.template === 'minimal' ? 8 : 9) * unit
  const bottom = (design.template === 'classic' ? 9 : 6) * unit
  const room = () => height - top - bottom - side * 1.08 - 5 * unit
  while (texts.headHeight + texts.footHeight > room() && (scale > 0.5 || side > width * 0.5)) {
    if (scale > 0.5) scale -= 0.05
    else side *= 0.95
    texts = setTexts(design, content.businessName, width, scale, measure)
  }
  const foot = height - bottom - texts.footHeight
  const head = top + texts.headHeight
  return {
    width,
    height,
    marks: [
      ...groundMarksOf(design, { width, height, bleed }),
      ...texts.head(top),
      ...paperAndCode(design, content, { x: (width - side) / 2, y: (head + foot - side) / 2, side }),
      ...texts.foot(foot),
    ],
  }
}

function setTexts(design: CardDesign, businessName: string, width: number, scale: number, measure: Measure) {
  const unit = (width / 100) * scale
  const ink = design.template === 'branded' ? '#ffffff' : design.textColor
  const foot = design.template === 'branded' ? ink : design.primaryColor
  const title = design.template === 'classic' || design.template === 'branded' ? 'serif' : 'sans'
  const block = (text: string, type: Type, fill: string, most = 6) => {
    const lines = balancedLines(text, width * 0.82, (words) => measure(words, type))
    const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] : lines
    return { lines: shown, type, fill, height: shown.length * type.size * 1.28 }
  }
  const head = [
    block(businessName, { size: 4.4 * unit, font: 'sans', weight: 600 }, ink, 3),
    block(design.title, { size: 7.6 * unit, font: title, weight: 600 }, ink),
    block(design.subtitle, { size: 4.2 * unit, font: 'sans', weight: 400 }, ink),
  ].filter(({ lines }) => lines.length > 0)
  const call = block(design.callToAction, { size: 5 * unit, font: 'sans', weight: 600 }, foot)
  const gap = 1.4 * unit
  const place = (blocks: readonly (typeof call)[], top: number): TextLine[] => {
    let y = top
    return blocks.flatMap(({ lines, type, fill, height }) => {
      const from = y
      y += height + gap
      const standing = (line: number) => from + type.size * (1 + 1.28 * line)
      return lines.map((text, line) => ({
        kind: 'text',
        text,
        x: width / 2,
        y: standing(line),
        fill,
        ...type,
      }))
    })
  }
  return {
    headHeight: head.reduce((sum, { height }) => sum + height + gap, 0),
    footHeight: call.height,
    head: (top: number) => place(head, top),
    foot: (top: number) => place([call], top),
  }
}

/** The code on white paper of its own: on a colored ground scanners would lose its edge. */
function paperAndCode(design: CardDesign, { link, logo }: CardContent, area: Square): Mark[] {
  const { x, y, side } = area
  const rim = side * 0.04
  const paper = { x: x - rim, y: y - rim, width: side + 2 * rim, height: side + 2 * rim }
  const radius = design.template === 'classic' ? 0 : rim * 1.5
  return [{ kind: 'box', ...paper, fill: '#ffffff', radius }, ...codeMarks(link, design, area, logo)]
}

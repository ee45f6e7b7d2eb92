import type { CardDesign } from '#contract/collection/card-design.ts'
import { cardSizes } from '../card/card-design.ts'
import { type CardContent, composeCard, type Measure } from './compose-card.ts'
import type { Drawing, Mark } from './drawing.ts'

export const papers = {
  letter: { label: 'US Letter', width: 850, height: 1100 },
  a4: { label: 'A4', width: 827, height: 1169 },
} as const
export type Paper = keyof typeof papers

/** How far backgrounds go on beyond the cut, and crop marks stand away from it: what print shops ask for. */
export const bleed = 12.5
const slug = 25
const cut = { stroke: '#9ca3af', thickness: 0.4 }

/** The card at its real size. */
export function cardDrawing(design: CardDesign, content: CardContent, measure: Measure): Drawing {
  return composeCard(design, content, cardSizes[design.size], measure)
}

/** The card with its background beyond the edge, and marks where to cut. */
export function cardWithBleed(design: CardDesign, content: CardContent, measure: Measure) {
  const drawing = composeCard(design, content, { ...cardSizes[design.size], bleed }, measure)
  const trim = bleed + slug
  const [width, height] = [drawing.width + 2 * trim, drawing.height + 2 * trim]
  const marks: Mark[] = [{ kind: 'placed', x: trim, y: trim, drawing }]
  const long = slug - 4
  for (const x of [trim, width - trim]) {
    for (const y of [0, height - long]) marks.push(cutLine(x, y, 0, long, '#000000'))
  }
  for (const y of [trim, height - trim]) {
    for (const x of [0, width - long]) marks.push(cutLine(x, y, long, 0, '#000000'))
  }
  return { width, height, marks, trim }
}

function cutLine(x: number, y: number, width: number, height: number, fill: string): Mark {
  const half = cut.thickness / 2
  const area = { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half }
  return { kind: 'box', ...area, fill }
}

/** A line of dashes, where paper is folded. */
function fold(x: number, y: number, width: number): Mark[] {
  return Array.from({ length: Math.floor(width / 8) }, (_, dash) =>
    cutLine(x + 2 + dash * 8, y, 4, 0, cut.stroke),
  )
}

/** Stickers of 2 by 2.5 inches, as many as the page takes. */
export function stickerSheet(
  design: CardDesign,
  content: CardContent,
  paper: Paper,
  measure: Measure,
): Drawing {
  const sticker = composeCard(
    { ...design, title: '', subtitle: '' },
    content,
    { width: 200, height: 250 },
    measure,
  )
  return grid(sticker, papers[paper])
}

function grid(drawing: Drawing, page: { width: number; height: number }): Drawing {
  const gap = 10
  const fit = (length: number, each: number) => Math.floor((length - 50 + gap) / (each + gap))
  const [columns, rows] = [fit(page.width, drawing.width), fit(page.height, drawing.height)]
  const left = (page.width - columns * (drawing.width + gap) + gap) / 2
  const top = (page.height - rows * (drawing.height + gap) + gap) / 2
  const marks = Array.from({ length: columns * rows }, (_, index): Mark[] => {
    const x = left + (index % columns) * (drawing.width + gap)
    const y = top + Math.floor(index / columns) * (drawing.height + gap)
    const { width, height } = drawing
    return [
      { kind: 'placed', x, y, drawing },
      { kind: 'frame', x, y, width, height, ...cut },
    ]
  })
  return { ...page, marks: marks.flat() }
}

/** Two table tents on a page: each is cut out, folded in the middle, and glued at its flap. */
export function tableTents(
  design: CardDesign,
  content: CardContent,
  paper: Paper,
  measure: Measure,
): Drawing {
  const [width, height, flap] = [380, 500, 40]
  const page = papers[paper]
  const panel = composeCard(design, content, { width, height }, measure)
  const y = (page.height - 2 * height - flap) / 2
  const tent = (x: number): Mark[] => [
    { kind: 'placed', x, y, drawing: panel, isUpsideDown: true },
    { kind: 'placed', x, y: y + height, drawing: panel },
    { kind: 'frame', x, y, width, height: 2 * height + flap, ...cut },
    ...fold(x, y + height, width),
    ...fold(x, y + 2 * height, width),
  ]
  const left = (page.width - 2 * width - 10) / 2
  return { width: page.width, height: page.height, marks: [...tent(left), ...tent(left + width + 10)] }
}

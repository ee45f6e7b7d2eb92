import type { CardDesign } from '#contract/collection/card-design.ts'
import { canvasPngOf } from '../qr/qr-file.ts'
import { codeMarks } from './code-marks.ts'
import type { CardContent, Measure } from './compose-card.ts'
import type { Drawing } from './drawing.ts'
import { lettersLoaded, measureLetters } from './letters.ts'
import { paint } from './paint.ts'
import { bleed, cardDrawing, cardWithBleed, type Paper, stickerSheet, tableTents } from './sheets.ts'

export const printFormats = ['pdf', 'svg', 'print-shop', 'stickers', 'tents'] as const
export type PrintFormat = (typeof printFormats)[number]

/** Of the copied code alone: its width, such as the documented 300 pixels, four times as sharp. */
const codeSharpness = 4

/** Waits for the letters of all texts on the card. */
export async function readyToDraw(design: CardDesign, { businessName }: CardContent): Promise<Measure> {
  await lettersLoaded([businessName, design.title, design.subtitle, design.callToAction].join(' '))
  return measureLetters()
}

/** The card as a picture of the documented pixels. */
export async function cardPng(design: CardDesign, content: CardContent): Promise<File> {
  const canvas = document.createElement('canvas')
  paint(canvas, cardDrawing(design, content, await readyToDraw(design, content)))
  return new File([await canvasPngOf(canvas)], `qr-${design.template}-${design.size}.png`)
}

/** The code alone, in the card's color, as it stands on the card. */
export function codePng(design: CardDesign, { link, logo }: CardContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { codeWidth } = design
  const area = { x: 0, y: 0, width: codeWidth, height: codeWidth }
  const code = codeMarks(link, design, { x: 0, y: 0, side: codeWidth }, logo)
  paint(canvas, { ...area, marks: [{ kind: 'box', ...area, fill: '#ffffff' }, ...code] }, codeSharpness)
  return canvasPngOf(canvas)
}

/** A file at real size, for printers. */
export async function printFile(
  format: PrintFormat,
  design: CardDesign,
  content: CardContent,
  paper: Paper,
): Promise<File> {
  const measure = await readyToDraw(design, content)
  const name = (kind: string) => `qr-${design.template}-${kind}`
  const card = () => cardDrawing(design, content, measure)
  if (format === 'svg') {
    const { svgFile } = await import('./svg-file.ts')
    return new File([svgFile(card(), design.title)], `${name(design.size)}.svg`)
  }
  const [drawing, kind] = (
    {
      pdf: () => [card(), design.size],
      'print-shop': () => [cardWithBleed(design, content, measure), `${design.size}-crop-marks`],
      stickers: () => [stickerSheet(design, content, paper, measure), 'stickers'],
      tents: () => [tableTents(design, content, paper, measure), 'table-tents'],
    } as const satisfies Record<typeof format, () => readonly [Drawing, string]>
  )[format]()
  return pdf(drawing, name(kind), design.title)
}

async function pdf(drawing: Drawing & { trim?: number }, name: string, title: string): Promise<File> {
  const [{ pdfFile }, { pdfPage, points }] = await Promise.all([
    import('./pdf-file.ts'),
    import('./pdf-page.ts'),
  ])
  const boxes = drawing.trim ? { trim: drawing.trim * points, bleed: bleed * points } : {}
  return new File([await pdfFile({ ...pdfPage(drawing), ...boxes }, title)], `${name}.pdf`)
}

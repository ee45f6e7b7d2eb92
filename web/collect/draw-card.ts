import type { CardDesign } from '#contract/card-design.ts'
import { qrShape } from '../ui/qr-shape.ts'
import { cardQuietModules, cardSizes, codeColor } from './card-design.ts'

const serif = "Fraunces, 'Fraunces Fallback', Georgia, serif"
const sans = "Figtree, 'Figtree Fallback', sans-serif"

/** Draws the card as it will be printed. `scale` multiplies the documented pixels, for sharp paper. */
export function drawCard(
  canvas: HTMLCanvasElement,
  design: CardDesign,
  { link, businessName }: { link: string; businessName: string },
  scale = 1,
): void {
  const { width, height } = cardSizes[design.size]
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  context.scale(scale, scale)
  // Everything is measured in hundredths of the width, so that all sizes look alike.
  const unit = width / 100
  const isFilled = design.template === 'branded'
  const ink = isFilled ? '#ffffff' : design.textColor
  paintGround(context, design, width, height, unit)

  const write = writer(context, width, unit)
  let y = (design.template === 'modern' ? 18 : 14) * unit
  if (businessName) y = write(businessName, y, { size: 4.4, font: sans, weight: 600, color: ink })
  const title = design.template === 'modern' || design.template === 'minimal' ? sans : serif
  y = write(design.title, y + 2 * unit, { size: 8, font: title, weight: 600, color: ink })
  y = write(design.subtitle, y + unit, { size: 4.2, font: sans, weight: 400, color: ink })

  const foot = height - 20 * unit
  const side = Math.min(width * 0.58, foot - y - 8 * unit)
  const top = y + (foot - y - side) / 2
  paintCode(context, link, design, (width - side) / 2, top, side)
  write(design.callToAction, foot + 4 * unit, {
    size: 5,
    font: sans,
    weight: 600,
    color: isFilled ? ink : design.primaryColor,
  })
}

function paintGround(
  context: CanvasRenderingContext2D,
  { template, backgroundColor, primaryColor }: CardDesign,
  width: number,
  height: number,
  unit: number,
) {
  context.fillStyle = template === 'branded' ? primaryColor : backgroundColor
  context.fillRect(0, 0, width, height)
  context.fillStyle = primaryColor
  context.strokeStyle = primaryColor
  if (template === 'modern') context.fillRect(0, 0, width, 5 * unit)
  if (template === 'classic') {
    context.lineWidth = 0.8 * unit
    context.strokeRect(4 * unit, 4 * unit, width - 8 * unit, height - 8 * unit)
    context.lineWidth = 0.3 * unit
    context.strokeRect(5.5 * unit, 5.5 * unit, width - 11 * unit, height - 11 * unit)
  }
}

/** The code on white paper of its own: on a coloured ground scanners would lose its edge. */
function paintCode(
  context: CanvasRenderingContext2D,
  link: string,
  { primaryColor, template }: CardDesign,
  left: number,
  top: number,
  side: number,
) {
  const { size, path } = qrShape(link, { quiet: cardQuietModules })
  const rim = side / 16
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.roundRect(left - rim, top - rim, side + 2 * rim, side + 2 * rim, template === 'classic' ? 0 : rim)
  context.fill()
  context.save()
  context.translate(left, top)
  context.scale(side / size, side / size)
  context.fillStyle = codeColor(primaryColor)
  const modules = new Path2D(path)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(modules)
  context.restore()
}

interface Type {
  size: number
  font: string
  weight: number
  color: string
}

/** Writes centred lines from `top` down, breaking between words; answers where the next may begin. */
function writer(context: CanvasRenderingContext2D, width: number, unit: number) {
  return (text: string, top: number, { size, font, weight, color }: Type): number => {
    context.font = `${weight} ${size * unit}px ${font}`
    context.fillStyle = color
    context.textAlign = 'center'
    context.textBaseline = 'top'
    let y = top
    for (const line of linesOf(text, (words) => context.measureText(words).width <= width - 20 * unit)) {
      context.fillText(line, width / 2, y)
      y += size * unit * 1.25
    }
    return y
  }
}

function linesOf(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(...piecesOf(word, fits))
  }
  return lines
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word that is longer than a line, such as a name in Thai, goes on in the next one. */
function piecesOf(word: string, fits: (words: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  for (const { segment } of letters.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(segment)
  }
  return pieces
}

import { isRightToLeft } from './break-lines.ts'
import type { TextLine, Type } from './drawing.ts'

const families = {
  serif: "Fraunces, 'Fraunces Fallback', Georgia, serif",
  sans: "Figtree, 'Figtree Fallback', sans-serif",
} as const

/** Of text in files: dots per hundredth of an inch, so 600 dots an inch. */
const sharpness = 6

export function canvasContextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  return context
}

function setType(context: CanvasRenderingContext2D, { size, font, weight }: Type) {
  context.font = `${weight} ${size}px ${families[font]}`
}

/** How wide a text is; the browser knows the letters of every script. */
export function measureLetters(): (text: string, type: Type) => number {
  const context = canvasContextOf(document.createElement('canvas'))
  return (text, type) => {
    setType(context, type)
    return context.measureText(text).width
  }
}

export function writeLine(context: CanvasRenderingContext2D, line: TextLine): void {
  setType(context, line)
  context.fillStyle = line.fill
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  // Otherwise the full stop of an Arabic sentence would stand at its beginning.
  context.direction = isRightToLeft(line.text) ? 'rtl' : 'ltr'
  context.fillText(line.text, line.x, line.y)
}

/** A line of text as a picture for files, in which no reader needs a font: every script and emoji as this browser shows them. */
export function pictureOfLine(line: TextLine, measure: (text: string, type: Type) => number) {
  const width = measure(line.text, line) + line.size
  const height = line.size * 2
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * sharpness)
  canvas.height = Math.ceil(height * sharpness)
  const context = canvasContextOf(canvas)
  context.scale(sharpness, sharpness)
  const area = { x: line.x - width / 2, y: line.y - line.size * 1.35 }
  context.translate(-area.x, -area.y)
  writeLine(context, line)
  return { canvas, ...area, width: canvas.width / sharpness, height: canvas.height / sharpness }
}

/** Waits for the letters of these texts: a canvas draws without them. Letters that never come are drawn in another font. */
export async function lettersLoaded(text: string): Promise<void> {
  const fonts = ['600 32px Fraunces', '600 32px Figtree', '400 32px Figtree']
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)))
}

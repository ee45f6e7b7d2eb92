import type { Measure } from './compose-card.ts'
import { type Area, type Drawing, type Mark, roundLength } from './drawing.ts'
import { canvasContextOf, measureLetters, pictureOfLine } from './letters.ts'
import type { PdfPage } from './pdf-file.ts'
import { canvasOf } from './svg-file.ts'

/**
 * Of a module. Renderers fill every pixel that a shape touches: one that ends exactly between two pixels, give or take a
 * rounding error, colors both, and every module grows.
 */
const inset = 0.002

/** Points for a hundredth of an inch. */
export const points = 0.72

/** A drawing in PDF's own operators. Its lengths stay; one matrix at the beginning turns it upside up. */
export function pdfPage({ width, height, marks }: Drawing): PdfPage {
  const pen = new Pen(measureLetters())
  pen.write(`${points} 0 0 ${-points} 0 ${roundLength(height * points)} cm`)
  for (const mark of marks) pen.draw(mark)
  return {
    width: roundLength(width * points),
    height: roundLength(height * points),
    content: pen.content(),
    pictures: pen.pictures,
  }
}

class Pen {
  readonly pictures: ImageData[] = []
  readonly #lines: string[] = []
  readonly #measure: Measure

  constructor(measure: Measure) {
    this.#measure = measure
  }

  content(): string {
    return this.#lines.join('\n')
  }

  write(line: string): void {
    this.#lines.push(line)
  }

  draw(mark: Mark): void {
    switch (mark.kind) {
      case 'box':
        return this.write(`${colorOf(mark.fill)} rg ${roundedPath(mark, mark.radius ?? 0)} f`)
      case 'frame':
        return this.write(`${colorOf(mark.stroke)} RG ${roundLength(mark.thickness)} w ${rectangle(mark)} S`)
      case 'code':
        return this.#code(mark)
      case 'text': {
        const { canvas, ...area } = pictureOfLine(mark, this.#measure)
        return this.#picture(canvas, area)
      }
      case 'picture':
        return this.#picture(canvasOf(mark.source), mark)
      case 'placed':
        return this.#placed(mark)
    }
  }

  #code({ x, y, side, size, runs, fill }: Extract<Mark, { kind: 'code' }>): void {
    const module = side / size
    this.write(`q ${module} 0 0 ${module} ${roundLength(x)} ${roundLength(y)} cm ${colorOf(fill)} rg`)
    const dark = runs.map(([column, row, length]) => {
      const [width, height] = [roundLength(length - 2 * inset), 1 - 2 * inset]
      return `${column + inset} ${row + inset} ${width} ${height} re`
    })
    this.write(dark.join('\n'))
    this.write('f Q')
  }

  /** Pictures stand on their feet in PDF, and this page on its head. */
  #picture(canvas: HTMLCanvasElement, { x, y, width, height }: Area): void {
    const at = `${roundLength(width)} 0 0 ${-roundLength(height)} ${roundLength(x)} ${roundLength(y + height)}`
    this.write(`q ${at} cm /I${this.pictures.length} Do Q`)
    this.pictures.push(canvasContextOf(canvas).getImageData(0, 0, canvas.width, canvas.height))
  }

  #placed({ x, y, isUpsideDown, drawing }: Extract<Mark, { kind: 'placed' }>): void {
    const [right, bottom] = [roundLength(x + drawing.width), roundLength(y + drawing.height)]
    this.write(
      isUpsideDown ? `q -1 0 0 -1 ${right} ${bottom} cm` : `q 1 0 0 1 ${roundLength(x)} ${roundLength(y)} cm`,
    )
    for (const mark of drawing.marks) this.draw(mark)
    this.write('Q')
  }
}

const rectangle = ({ x, y, width, height }: Area) => [x, y, width, height].map(roundLength).join(' ') + ' re'

/** Of a circle's quarter, drawn as a Bézier curve. */
const bend = 0.5523

function roundedPath(area: Area, radius: number): string {
  if (radius === 0) return rectangle(area)
  const { x, y, width, height } = area
  const [right, bottom, near] = [x + width, y + height, radius * (1 - bend)]
  const curve = (...at: number[]) => `${at.map(roundLength).join(' ')} c`
  return [
    `${roundLength(x + radius)} ${roundLength(y)} m ${roundLength(right - radius)} ${roundLength(y)} l`,
    curve(right - near, y, right, y + near, right, y + radius),
    `${roundLength(right)} ${roundLength(bottom - radius)} l`,
    curve(right, bottom - near, right - near, bottom, right - radius, bottom),
    `${roundLength(x + radius)} ${roundLength(bottom)} l`,
    curve(x + near, bottom, x, bottom - near, x, bottom - radius),
    `${roundLength(x)} ${roundLength(y + radius)} l`,
    curve(x, y + near, x + near, y, x + radius, y),
    'h',
  ].join(' ')
}

function colorOf(hex: string): string {
  return [1, 3, 5].map((at) => roundLength(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')
}

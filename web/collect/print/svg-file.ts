import { type Area, type Drawing, type Mark, roundLength } from './drawing.ts'
import { canvasContextOf, measureLetters, pictureOfLine } from './letters.ts'
import type { Measure } from './compose-card.ts'

/** A drawing at its real size. The code and all shapes stay vectors; texts are pictures of 600 dots an inch. */
export function svgFile({ width, height, marks }: Drawing, title: string): Blob {
  const measure = measureLetters()
  const size = `width="${width / 100}in" height="${height / 100}in" viewBox="0 0 ${width} ${height}"`
  const body = marks.map((mark) => drawingMarkSvg(mark, measure)).join('\n')
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n<title>${escapeSvgText(title)}</title>\n${body}\n</svg>\n`,
    ],
    { type: 'image/svg+xml' },
  )
}

const areaOf = ({ x, y, width, height }: Area) =>
  `x="${roundLength(x)}" y="${roundLength(y)}" width="${roundLength(width)}" height="${roundLength(height)}"`

function drawingMarkSvg(mark: Mark, measure: Measure): string {
  if (mark.kind === 'placed') {
    const { width, height, marks } = mark.drawing
    const turn = mark.isUpsideDown ? ` rotate(180 ${width / 2} ${height / 2})` : ''
    const inside = marks.map((one) => drawingMarkSvg(one, measure)).join('\n')
    return `<g transform="translate(${mark.x} ${mark.y})${turn}">\n${inside}\n</g>`
  }
  if (mark.kind === 'box') {
    return `<rect ${areaOf(mark)} rx="${roundLength(mark.radius ?? 0)}" fill="${mark.fill}"/>`
  }
  if (mark.kind === 'frame') {
    return `<rect ${areaOf(mark)} fill="none" stroke="${mark.stroke}" stroke-width="${roundLength(mark.thickness)}"/>`
  }
  if (mark.kind === 'code') {
    const path = mark.runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')
    const place = `translate(${roundLength(mark.x)} ${roundLength(mark.y)}) scale(${mark.side / mark.size})`
    return `<path transform="${place}" d="${path}" fill="${mark.fill}"/>`
  }
  if (mark.kind === 'text') {
    const picture = pictureOfLine(mark, measure)
    const alt = `role="img" aria-label="${escapeSvgText(mark.text)}"`
    return `<image ${alt} ${areaOf(picture)} href="${picture.canvas.toDataURL('image/png')}"/>`
  }
  return `<image ${areaOf(mark)} href="${canvasOf(mark.source).toDataURL('image/png')}"/>`
}

/** A loaded picture's own pixels. */
export function canvasOf(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvasContextOf(canvas).drawImage(image, 0, 0)
  return canvas
}

function escapeSvgText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

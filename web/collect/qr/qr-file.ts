import { saveFile } from '../../lib/save-file.ts'
import { qrShape } from '../../ui/qr/qr-shape.ts'

const pngWidth = 1200

/** The code as a drawing that prints sharp at any size. */
export function saveQrSvg(text: string, fileName: string): void {
  const { size, path } = qrShape(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`
  saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${fileName}.svg`)
}

/** The code as a picture about 1,200 pixels wide: every module a whole number of pixels, so that edges stay sharp. */
export async function saveQrPng(text: string, fileName: string): Promise<void> {
  saveFile(await qrPng(text), `${fileName}.png`)
}

export function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrShape(text)
  const scale = Math.max(1, Math.round(pngWidth / size))
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  const modules = new Path2D(path)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(modules)
  return canvasPngOf(canvas)
}

/** What is drawn on a canvas, as a PNG file. */
export function canvasPngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image couldn’t be created'))),
      'image/png',
    )
  })
}

import { escapeXml } from './escape-xml.ts'
import type { Drawing, Mark, Pixels } from './drawing.ts'
import { loadSharp } from '../kit/pictures/load-sharp.ts'

const longestSeconds = 10

/** A drawing of one pixel per unit. */
export async function drawingPngOf({ width, height, background, marks }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(
      marks.map((mark) => ({
        ...(mark.kind === 'box'
          ? { input: { create: { ...pixelSizeOf(mark), channels: 3 as const, background: mark.fill } } }
          : { input: mark.pixels.bytes, raw: { ...pixelSizeOf(mark.pixels), channels: 4 as const } }),
        left: Math.round(mark.x),
        top: Math.round(mark.y),
      })),
    )
    .png({ compressionLevel: 9 })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
}

/** Shapes stay shapes. Texts are pictures, because no reader has letters for all scripts; what they say is beside them. */
export async function svgOf({ width, height, background, marks, title }: Drawing): Promise<Buffer> {
  const body: string[] = []
  for (const mark of marks) body.push(await shareMarkSvg(mark))
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`
  const ground = `<rect width="${width}" height="${height}" fill="${background}"/>`
  return Buffer.from(`${head}\n<title>${escapeXml(title)}</title>\n${ground}\n${body.join('\n')}\n</svg>\n`)
}

async function shareMarkSvg(mark: Mark): Promise<string> {
  const place = `x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}"`
  if (mark.kind === 'box') return `<rect ${place} fill="${mark.fill}"/>`
  const png = (await pngOfPixels(mark.pixels)).toString('base64')
  return `<image ${place} role="img" aria-label="${escapeXml(mark.says)}" href="data:image/png;base64,${png}"/>`
}

async function pngOfPixels(pixels: Pixels): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(pixels.bytes, { raw: { ...pixelSizeOf(pixels), channels: 4 } })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
}

function pixelSizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

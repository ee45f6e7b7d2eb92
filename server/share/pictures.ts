import { loadSharp } from '../kit/pictures/load-sharp.ts'
import type { Pixels } from './drawing.ts'

/** A stored picture, at most so large, and never larger than it is. */
export async function pictureIn(bytes: Buffer, width: number, height: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { failOn: 'error', pages: 1 })
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .timeout({ seconds: 5 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** Cut to a circle, with an edge of one pixel between inside and outside. */
export async function portraitIn(bytes: Buffer, side: number): Promise<Pixels> {
  const square = await pictureIn(bytes, side, side)
  const [x0, y0] = [square.width / 2, square.height / 2]
  const radius = Math.min(x0, y0)
  for (let y = 0; y < square.height; y++) {
    for (let x = 0; x < square.width; x++) {
      const inside = radius - Math.hypot(x + 0.5 - x0, y + 0.5 - y0) + 0.5
      const at = (y * square.width + x) * 4 + 3
      square.bytes[at] = Math.round((square.bytes[at] ?? 255) * Math.min(1, Math.max(0, inside)))
    }
  }
  return square
}

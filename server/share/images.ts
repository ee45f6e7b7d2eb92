import type { ShareColors, ShareFormat, ShareSize } from '#shared/share/share-image.ts'
import { atMost } from '../http/limits/at-most.ts'
import { sha256 } from '../kit/ids.ts'
import { composeShare } from './compose.ts'
import type { ShareContent } from './content.ts'
import { drawingPngOf, svgOf } from './files.ts'

/** Goes up when the same content is drawn differently. */
const drawingVersion = 1
const maxCacheBytes = 32 * 2 ** 20
/** Text in a file is a picture of this many pixels per unit. */
const svgScale = 2

export interface Look {
  readonly format: ShareFormat
  readonly size: ShareSize
  readonly colors: ShareColors
}

/** One at a time: a drawing takes a tenth of a second of one processor. */
const inTurn = atMost({
  running: 1,
  waiting: 20,
  sentence: 'Too many images are being drawn right now. Please try again in a moment.',
})

/** Says whether two images would be the same. */
export function tagOfShare(content: ShareContent, look: Look): string {
  const { photo, logo, ...words } = content
  const pictures = [photo, logo].map((bytes) => bytes && sha256(bytes).toString('base64url'))
  const all = JSON.stringify([drawingVersion, look, words, pictures])
  return sha256(all).toString('base64url').slice(0, 22)
}

/** Images that were drawn lately, by tag; each is drawn once, however many ask at the same time. */
export function createImageCache() {
  const images = new Map<string, Buffer>()
  const coming = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(tag: string, image: Buffer): void {
    images.set(tag, image)
    bytes += image.length
    for (const [oldest, { length }] of images) {
      if (bytes <= maxCacheBytes) return
      images.delete(oldest)
      bytes -= length
    }
  }

  return {
    find(tag: string): Buffer | undefined {
      const image = images.get(tag)
      if (!image) return undefined
      // At the end again, so that what nobody asks for goes first.
      images.delete(tag)
      images.set(tag, image)
      return image
    },
    draw(tag: string, content: ShareContent, look: Look): Promise<Buffer> {
      const before = coming.get(tag)
      if (before) return before
      const image = inTurn(() => drawShare(content, look))
        .then((drawn) => {
          keep(tag, drawn)
          return drawn
        })
        .finally(() => coming.delete(tag))
      coming.set(tag, image)
      return image
    },
  }
}

export async function drawShare(content: ShareContent, { format, size, colors }: Look): Promise<Buffer> {
  if (format === 'svg') return svgOf(await composeShare(content, { size, colors, scale: svgScale }))
  return drawingPngOf(await composeShare(content, { size, colors, scale: 1 }))
}

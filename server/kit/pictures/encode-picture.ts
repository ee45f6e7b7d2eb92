import type { Metadata, Sharp } from 'sharp'
import { atMost } from '../../http/limits/at-most.ts'
import { Problem } from '../../http/problem.ts'
import { loadSharp } from './load-sharp.ts'

const pixelLimit = 25_000_000
/** Few pixels in many rows cost seconds: a PNG of 1 by 25 million fits into 48 kB. */
const sideLimit = 10_000
const longestSeconds = 10
/** A picture of the largest size takes 100 MB while it is read; many at once would take the machine. */
const inTurn = atMost({
  running: 1,
  waiting: 20,
  sentence: 'Too many pictures are being uploaded right now. Please try again in a moment.',
})

/** What is taken, what comes of it, and what is said of what is not taken. */
interface Wanted {
  /** The field that a refusal is about. */
  readonly field: string
  readonly limitBytes: number
  readonly sidePixels: number
  /** `cover`: a square, cut from the middle. */
  readonly fit: 'inside' | 'cover'
  readonly sentences: Readonly<Record<'type' | 'kind' | 'size' | 'sides' | 'pixels' | 'unreadable', string>>
}

/**
 * A new picture in WebP of at most `sidePixels` on each side, from a data URL in base64: turned as its EXIF orientation
 * says and without any metadata. Whatever hides behind the pixels of the old one is not in it.
 */
export async function encodePicture(dataUrl: string, wanted: Wanted): Promise<Buffer> {
  const { sidePixels, fit, sentences } = wanted
  const refuse = (code: Refused, sentence: string) => pictureRefusal(code, sentence, wanted.field)
  const bytes = decodeDataUrl(dataUrl, wanted)
  return inTurn(async () => {
    const image = await openPicture(bytes)
    const { width, height } = await readHead(image, wanted)
    if (width * height > pixelLimit) throw refuse('too-large', sentences.pixels)
    if (Math.max(width, height) > sideLimit) throw refuse('too-large', sentences.sides)
    return image
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 90 })
      .timeout({ seconds: longestSeconds })
      .toBuffer()
      .catch(() => Promise.reject(refuse('unreadable-file', sentences.unreadable)))
  })
}

async function openPicture(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true, pages: 1 })
}

function readHead(image: Sharp, { field, sentences }: Wanted): Promise<Metadata> {
  return image
    .metadata()
    .catch((failure: unknown) =>
      Promise.reject(
        /pixel limit/.test(String(failure))
          ? pictureRefusal('too-large', sentences.pixels, field)
          : pictureRefusal('unreadable-file', sentences.unreadable, field),
      ),
    )
}

/** The bytes of a data URL in base64 whose first bytes are those of a picture that we take. */
function decodeDataUrl(dataUrl: string, { field, limitBytes, sentences }: Wanted): Buffer {
  const head = /^data:image\/(?:png|jpeg|webp);base64,/.exec(dataUrl)
  const isOtherKind = /^data:image\/(?!png|jpeg|webp)/.test(dataUrl)
  if (!head) throw pictureRefusal('invalid-input', isOtherKind ? sentences.kind : sentences.type, field)
  const base64 = dataUrl.slice(head[0].length)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) {
    throw pictureRefusal('unreadable-file', sentences.unreadable, field)
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > limitBytes) throw pictureRefusal('too-large', sentences.size, field)
  if (!isPicture(bytes)) {
    throw pictureRefusal('invalid-input', isOtherPicture(bytes) ? sentences.kind : sentences.type, field)
  }
  return bytes
}

/** The signatures of PNG (RFC 2083), JPEG (T.81) and WebP (RFC 9649). What the data URL calls it does not matter. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  )
}

/** GIF, SVG, BMP, TIFF, HEIC and AVIF: pictures that we do not take. */
function isOtherPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 64).toString('latin1')
  return /^(?:GIF8|BM|II\*\0|MM\0\*|.{4}ftyp|\s*<(?:svg|\?xml))/s.test(head)
}

type Refused = 'invalid-input' | 'too-large' | 'unreadable-file'

function pictureRefusal(code: Refused, sentence: string, field: string): Problem {
  return new Problem(code, sentence, { fields: { [field]: sentence } })
}

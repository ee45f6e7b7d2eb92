import type { Metadata, Sharp } from 'sharp'
import { logoLimitBytes, logoSentences } from '#contract/business.ts'
import { atMost } from '../http/at-most.ts'
import { Problem } from '../http/problem.ts'

const pixelLimit = 25_000_000
/** Few pixels in many rows cost seconds: a PNG of 1 by 25 million fits into 48 kB. */
const sideLimit = 10_000
const sidePixels = 512
const longestSeconds = 10
/** A picture of the largest size takes 100 MB while it is read; many at once would take the machine. */
const inTurn = atMost({
  running: 1,
  waiting: 20,
  sentence: 'Too many logos are being uploaded right now. Please try again in a moment.',
})

let loading: ReturnType<typeof loadSharp> | undefined

/** With the first picture: 13 MB of machine code that many a server never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Everything that can read a picture is switched off, then what we take is switched on: SVG, PDF and TIFF never run.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  sharp.cache(false)
  // One of a small machine's two processors stays with the requests.
  sharp.concurrency(1)
  return sharp
}

/**
 * A new picture in WebP, at most 512 by 512 pixels, turned as its EXIF orientation says and without any metadata.
 * Whatever hides behind the pixels of the old one is not in it.
 */
export async function encodeLogo(logoData: string): Promise<Buffer> {
  const bytes = decode(logoData)
  return inTurn(async () => {
    const image = await open(bytes)
    const { width, height } = await readHead(image)
    if (width * height > pixelLimit) throw refusal('too-large', logoSentences.pixels)
    if (Math.max(width, height) > sideLimit) throw refusal('too-large', logoSentences.sides)
    return image
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .timeout({ seconds: longestSeconds })
      .toBuffer()
      .catch(() => Promise.reject(refusal('unreadable-file', logoSentences.unreadable)))
  })
}

async function open(bytes: Buffer): Promise<Sharp> {
  const sharp = await (loading ??= loadSharp())
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true, pages: 1 })
}

function readHead(image: Sharp): Promise<Metadata> {
  return image
    .metadata()
    .catch((failure: unknown) =>
      Promise.reject(
        /pixel limit/.test(String(failure))
          ? refusal('too-large', logoSentences.pixels)
          : refusal('unreadable-file', logoSentences.unreadable),
      ),
    )
}

/** The bytes of a data URL in base64 whose first bytes are those of a picture that we take. */
function decode(logoData: string): Buffer {
  const head = /^data:image\/(?:png|jpeg|webp);base64,/.exec(logoData)
  if (!head) throw refusal('invalid-input', logoSentences.type)
  const base64 = logoData.slice(head[0].length)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) {
    throw refusal('unreadable-file', logoSentences.unreadable)
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > logoLimitBytes) throw refusal('too-large', logoSentences.size)
  if (!isPicture(bytes)) throw refusal('invalid-input', logoSentences.type)
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

function refusal(code: 'invalid-input' | 'too-large' | 'unreadable-file', sentence: string): Problem {
  return new Problem(code, sentence, { fields: { logoData: sentence } })
}

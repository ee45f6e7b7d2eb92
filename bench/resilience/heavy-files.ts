import sharp from 'sharp'
import { seeded } from '../../server/test/processes/seeded.ts'
import { commonWords, firstNames, names } from '../kit/vocabulary.ts'

/** Reviews as a table, so many that the file has nearly ten megabytes. */
export function tableOfReviews(bytes = 9_900_000): string {
  const random = seeded(7)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const rows = ['Name,Rating,Date,Review']
  for (let size = 0; size < bytes; size += (rows.at(-1)?.length ?? 0) + 1) {
    const words = Array.from({ length: 45 }, () => pick(commonWords)).join(' ')
    const day = new Date(1_700_000_000_000 + rows.length * 600_000).toISOString().slice(0, 10)
    rows.push(
      `${pick(firstNames)} ${pick(names)},${1 + (rows.length % 5)},${day},"${words}, number ${rows.length}"`,
    )
  }
  return rows.join('\n')
}

/** A table with cells that take quadratic time to compose. */
export function tableOfMarks(): string {
  const cell = `a${'\u0301\u0327'.repeat(100_000)}`
  const rows = Array.from({ length: 5 }, (_, index) => `Ana ${index},5,2026-01-0${index + 1},${cell}`)
  return ['Name,Rating,Date,Review', ...rows].join('\n')
}

/** A photograph's worth of pixels: 5,000 by 5,000 in less than 2 MB. */
export async function largePicture(): Promise<string> {
  const random = seeded(25)
  const small = Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, () => random() * 256))
  const picture = await sharp(small, { raw: { width: 300, height: 300, channels: 3 } })
    .resize(5_000, 5_000)
    .jpeg({ quality: 30, progressive: true })
    .toBuffer()
  if (picture.length > 2_000_000) throw new Error(`the picture has ${picture.length} bytes`)
  return dataUrl(picture, 'jpeg')
}

/** 48 kB of PNG, one pixel wide and 25 million high. */
export async function thinPicture(): Promise<string> {
  const pixels = { create: { width: 1, height: 25_000_000, channels: 3, background: '#fff' } } as const
  return dataUrl(await sharp(pixels).png({ palette: true, colours: 2 }).toBuffer(), 'png')
}

function dataUrl(bytes: Buffer, type: string): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

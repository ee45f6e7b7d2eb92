import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'

const run = promisify(execFile)

/** Dots an inch at which vectors are looked at: twice as many as in the PNGs. */
const density = 200

/** What happens to a picture before somebody scans it. */
const treatments: Readonly<Record<string, (picture: Sharp, width: number) => Sharp>> = {
  'as it is': (picture) => picture.png(),
  'at half size': (picture, width) => picture.resize({ width: Math.round(width / 2) }).png(),
  'as JPEG of quality 40': (picture) => picture.jpeg({ quality: 40 }),
  'turned by 15 degrees': (picture) => picture.rotate(15, { background: '#ffffff' }).png(),
}

export interface Count {
  read: number
  all: number
}

/** How many of these files carry exactly one code with this address, by kind of file and treatment. */
export async function decodeCards(
  files: readonly string[],
  address: string,
  folder: string,
): Promise<ReadonlyMap<string, Count>> {
  const counts = new Map<string, Count>()
  for (const [index, file] of files.entries()) {
    // oxlint-disable no-await-in-loop -- one picture at a time: they are large
    const picture = await rasterized(file)
    const { width } = await sharp(picture).metadata()
    for (const [treatment, treat] of Object.entries(treatments)) {
      const treated = path.join(folder, `treated-${index % 2}.${treatment.includes('JPEG') ? 'jpg' : 'png'}`)
      await treat(sharp(picture), width).toFile(treated)
      const codes = await codesIn(treated)
      const kind = `${path.extname(file).slice(1).toUpperCase()} ${treatment}`
      const count = counts.get(kind) ?? { read: 0, all: 0 }
      const isRead = codes.length === 1 && codes[0] === address
      counts.set(kind, { read: count.read + (isRead ? 1 : 0), all: count.all + 1 })
      if (!isRead) console.log(`not read: ${kind}, file ${index + 1}: ${codes.join(' ') || 'no code'}`)
    }
    // oxlint-enable no-await-in-loop
  }
  return counts
}

/** How many codes with this address a sheet carries. */
export async function decodeSheet(
  file: string,
  address: string,
  all: number,
  folder: string,
): Promise<Count> {
  const picture = path.join(folder, 'sheet.png')
  await sharp(await rasterized(file)).toFile(picture)
  const codes = await codesIn(picture)
  return { read: codes.filter((code) => code === address).length, all }
}

async function rasterized(file: string): Promise<Buffer> {
  // sharp applies its density twice to a size in inches.
  if (file.endsWith('.svg'))
    return sharp(file, { density: Math.sqrt(density * 72) })
      .flatten()
      .png()
      .toBuffer()
  if (!file.endsWith('.pdf')) return readFile(file)
  await run('pdftoppm', ['-r', String(density), '-singlefile', '-png', file, file])
  return readFile(`${file}.png`)
}

/** What zbarimg reads; it ends with 4 when there is nothing. */
async function codesIn(picture: string): Promise<string[]> {
  const { stdout } = await run('zbarimg', [
    '--quiet',
    '--raw',
    '-Sdisable',
    '-Sqrcode.enable',
    picture,
  ]).catch((failure: { code?: unknown }) => {
    if (failure.code === 4) return { stdout: '' }
    throw failure
  })
  return stdout.split('\n').filter(Boolean)
}

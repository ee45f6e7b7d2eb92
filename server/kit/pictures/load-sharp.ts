import path from 'node:path'
import { fontsFolder } from '../folders.ts'

let loading: ReturnType<typeof importSharp> | undefined

/** With the first picture: 13 MB of machine code that many a server never needs. */
export function loadSharp() {
  return (loading ??= importSharp())
}

async function importSharp() {
  // Read when the first text is drawn: our own fonts, and no others.
  process.env['FONTCONFIG_FILE'] ??= path.join(fontsFolder, 'fonts.conf')
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

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { cardSizeNames, cardTemplates } from '#contract/collection/card-design.ts'
import { type Count, decodeCards, decodeSheet } from './qr-decode.ts'
import { type Card, openCards } from './qr-files.ts'
import { type Figure, report } from '../kit/report.ts'
import { signUpOwner, withServer } from '../kit/server.ts'
import { isInstalled } from '../kit/tools.ts'

/** Background, primary and text: as documented, then dark, pale, loud, and near what the page refuses. */
const colorSets = [
  ['#ffffff', '#3b82f6', '#1f2937'],
  ['#ffffff', '#000000', '#000000'],
  ['#111827', '#b91c1c', '#f9fafb'],
  ['#fef3c7', '#92400e', '#451a03'],
  ['#ecfdf5', '#0b624b', '#064e3b'],
  ['#fdf2f8', '#be185d', '#500724'],
  ['#1e1b4b', '#7c3aed', '#ede9fe'],
  ['#000000', '#0e7490', '#ffffff'],
  ['#ff5500', '#7f1d1d', '#ffffff'],
  ['#f5f5f4', '#a16207', '#1c1917'],
  ['#00ffff', '#ff0000', '#000000'],
  ['#808080', '#2f9e44', '#000000'],
] as const
/** `npm run bench qr 2` takes fewer color sets. */
const taken = colorSets.slice(0, Number(process.argv[2] ?? colorSets.length))

const tools = { zbarimg: '--version', pdftoppm: '-v' }
const missing = (
  await Promise.all(
    Object.entries(tools).map(async ([tool, flag]) => ((await isInstalled(tool, flag)) ? [] : [tool])),
  )
).flat()

if (missing.length > 0) console.log(`qr: ${missing.join(' and ')} needed for this measurement; skipped`)
else
  await withServer(async (server) => {
    const owner = await signUpOwner(server, 'printing')
    const address = `${server.url}/testimonial-form/${owner.formId}`
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-qr-'))
    const cards = await openCards(server.url, owner.cookie, folder)
    try {
      const plain = await savedIn(cards, taken)
      const sheets = await cards.saveSheets()
      await cards.showLogo()
      const withLogo = await savedIn(cards, colorSets.slice(0, 1))
      const counts = [
        ...(await decodeCards(plain, address, folder)),
        ...[...(await decodeCards(withLogo, address, folder))].map(
          ([name, count]) => [`with a logo: ${name}`, count] as const,
        ),
        ['stickers on a sheet', await decodeSheet(sheets.stickers, address, 12, folder)] as const,
        ['sides of two table tents', await decodeSheet(sheets.tents, address, 4, folder)] as const,
        ['card with crop marks', await decodeSheet(sheets.cropMarks, address, 1, folder)] as const,
      ]
      const figures = counts.map(([name, count]) => figure(name, count))
      const read = counts.reduce((sum, [, count]) => sum + count.read, 0)
      const title = `Codes that zbarimg reads: ${read}, of ${taken.length} color sets in 4 templates and 3 sizes`
      return report(title, 'npm run bench qr', 'codes', figures)
    } finally {
      await cards.close()
      await rm(folder, { recursive: true, force: true })
    }
  })

async function savedIn(cards: Awaited<ReturnType<typeof openCards>>, sets: readonly Card['colors'][]) {
  const files: string[] = []
  for (const colors of sets) {
    for (const template of cardTemplates) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one card after the other
      for (const size of cardSizeNames) files.push(...(await cards.save({ template, size, colors })))
    }
  }
  return files
}

function figure(name: string, { read, all }: Count): Figure {
  return { name, ours: String(read), reference: String(all), ratio: read / all, goal: { least: 1 } }
}

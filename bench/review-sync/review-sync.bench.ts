import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { openDatabase } from '../../server/db/database.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { migrate } from '../../server/db/migrate.ts'
import { randomFrom } from '../matching/pairs.ts'
import { reportText, table } from '../kit/report.ts'
import { type Figure, firstAndLater, killed } from './measure.ts'
import { platformsToSync } from './platforms.ts'
import { servicesOn } from './services.ts'

const random = randomFrom(20_261_124)
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-'))
const embedded = await openDatabase({ dataFolder })
await migrate(embedded)
const platforms = await platformsToSync()
const urls = Object.fromEntries(platforms.map(({ platform, standIn }) => [platform, standIn.url]))
const services = await servicesOn(dataFolder, urls)
const byPlatform: Figure[][] = []

try {
  for (const one of platforms) {
    const figures = [
      ...(await firstAndLater(services, one)),
      ...(await killed(services, one, { dataFolder, urls, random })),
    ]
    for (const [name, value] of figures) console.log(`${sourceNames[one.platform]}: ${name}: ${value}`)
    byPlatform.push(figures)
  }
  const isMissed = byPlatform.flat().some(([, , isMet]) => !isMet)
  process.exitCode = isMissed ? 1 : 0
  const names = platforms.map(({ platform }) => sourceNames[platform])
  const rows = byPlatform[0]!.map(([name], row) => {
    const figures = byPlatform.map((all) => all[row]!)
    const goal = figures.every(([, , isMet]) => isMet) ? 'met' : 'MISSED'
    return [name, ...figures.map(([, value]) => String(value)), goal]
  })
  reportText(
    '5,000 reviews of local stand-ins',
    'npm run bench review-sync',
    table([['', ...names, 'goal'], ...rows]),
  )
} finally {
  for (const { standIn } of platforms) standIn.close()
  await services.database.close()
  await embedded.close()
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

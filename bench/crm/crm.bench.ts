import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { migrate } from '../../server/db/migrate.ts'
import { fakeCrms } from '../../server/test/stand-ins/crms.ts'
import { reportText, table } from '../kit/report.ts'
import { randomFrom } from '../matching/pairs.ts'
import { killed, memoryOf } from './measure.ts'
import { servicesFor } from './services.ts'

/** `npm run bench crm 50000` takes less: the largest number of contacts. */
const most = Number(process.argv[2] ?? 500_000)
const [few, middle] = [most / 10, most / 5]
/** Of the memory with a tenth of the contacts: more than noise would be a list that grows. */
const flat = 1.25

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-'))
const embedded = await openDatabase({ dataFolder })
await migrate(embedded)
const crms = await fakeCrms()
const services = await servicesFor(dataFolder, crms.url)
const place = { services, dataFolder, crms, random: randomFrom(20_261_127) }
const count = (number: number) => number.toLocaleString('en')
const goal = (isMet: boolean) => (isMet ? 'met' : 'MISSED')

try {
  crms.pageSize = 1_000
  const small = await memoryOf(place, few)
  console.log(small)
  const large = await memoryOf(place, most)
  console.log(large)
  crms.pageSize = 100
  const afterKills = await killed(place, 'hubspot', middle, 4_000)
  console.log(afterKills)
  crms.pageSize = 1_000
  const atSalesforce = await killed(place, 'salesforce', middle, 2_000)
  console.log(atSalesforce)
  const isFlat = large.peak <= small.peak * flat
  const isSame = [small, large, afterKills, atSalesforce].every(({ different }) => different === 0)
  process.exitCode = isFlat && isSame ? 0 : 1
  const rows = [
    ['', '', 'goal'],
    [`Salesforce, first sync of ${count(few)}`, `${small.seconds.toFixed(0)} s, peak ${small.peak} MB`, ''],
    [
      `Salesforce, first sync of ${count(most)}`,
      `${large.seconds.toFixed(0)} s, peak ${large.peak} MB`,
      goal(isFlat),
    ],
    ['rows that differ after both', String(small.different + large.different), goal(isSame)],
    [`HubSpot, ${count(middle)}: kills`, String(afterKills.kills), ''],
    ['  rows that differ', String(afterKills.different), goal(afterKills.different === 0)],
    [`Salesforce, ${count(middle)}: kills`, String(atSalesforce.kills), ''],
    ['  rows that differ', String(atSalesforce.different), goal(atSalesforce.different === 0)],
  ]
  reportText('Contacts of local stand-ins of HubSpot and Salesforce', 'npm run bench crm', table(rows))
} finally {
  crms.close()
  await services.database.close()
  await embedded.close()
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

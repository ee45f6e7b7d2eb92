// Prints every feature of the server: its routes, jobs and tables, and which events it hears of; then who hears of each
// event, in the order in which they are told. Reads the one list of `server/app.ts`; no database is needed.
import { getTableName } from 'drizzle-orm'
import Fastify from 'fastify'
import { readConfig } from '../../server/config/config.ts'
import { makeFront } from '../../server/http/front.ts'
import { eventNames } from '../../server/provenance/entries.ts'

/** What `npm run features` prints of a list. */
export async function describeFeatures(features) {
  const lines = []
  for (const { name, routes = [], jobs = [], tables = [], hears = {} } of features) {
    lines.push(name)
    lines.push(...listed('hears', Object.keys(hears)))
    const tableNames = tables.map(({ table }) => getTableName(table))
    const jobNames = jobs.map((job) => job.name)
    lines.push(...listed('tables', tableNames), ...listed('jobs', jobNames))
    lines.push(...listed('routes', await mountedBy(routes)), '')
  }
  lines.push('Who hears of what, in order')
  for (const event of eventNames) {
    const hearers = features.filter(({ hears = {} }) => hears[event]).map(({ name }) => name)
    lines.push(`  ${event.padEnd(32)} ${hearers.join(', ') || '-'}`)
  }
  return lines.join('\n')
}

function listed(label, names) {
  return names.map((name, index) => `  ${(index === 0 ? label : '').padEnd(7)} ${name}`)
}

/** What these routes mount, on an app that serves nobody. */
async function mountedBy(routes) {
  const mounted = []
  const http = Fastify()
  http.addHook('onRoute', ({ method, url }) => method !== 'HEAD' && mounted.push([method, url].join(' ')))
  const services = { config: readConfig({}), database: anything, db: anything, log: anything, now: anything }
  const front = makeFront()
  for (const route of routes)
    await route({ http, front, services, limits: anything, mounted: [], handlers: new Map() })
  return mounted
}

/** Stands for whatever routes are given and do not use before they are called. */
const anything = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : anything),
  apply: () => anything,
})

if (import.meta.main) {
  const { features } = await import('../../server/app.ts')
  console.log(await describeFeatures(features))
  process.exit(0)
}

import { sql } from 'drizzle-orm'
import type { ServiceName } from '#contract/instance/status.ts'
import type { Services } from '../context.ts'
import { askSelf } from '../integrations/self.ts'

const limitMs = 8_000
/** Jobs wait for half a second when all is well. */
const longestWaitSeconds = 120

/** How each service is tried. A probe that throws, or takes longer than 8 seconds, has failed. */
const probes: Record<ServiceName, (services: Services) => Promise<unknown>> = {
  web: ({ config }) => askSelf(config, '/healthz'),
  database: ({ db }) => db.execute(sql`select 1`),
  async jobs({ db }) {
    const { rows } = await db.execute<{ waited: number | null }>(
      sql`select extract(epoch from now() - min(start_after))::int as waited
        from plaudit_jobs.job where state < 'active' and start_after < now()`,
    )
    const waited = rows[0]?.waited ?? 0
    if (waited > longestWaitSeconds) throw new Error(`a job has waited for ${waited} seconds`)
  },
  mail: ({ mail }) => mail.check(),
  // The script that every widget loads, and the look-up of a key: one that nobody has is refused by the database.
  async embed({ config }) {
    await askSelf(config, '/embed.js')
    await askSelf(config, `/api/embed/testimonials/me?apiKey=pk_${'0'.repeat(32)}`, 401)
  },
}

export interface Measurement {
  readonly service: ServiceName
  readonly isWorking: boolean
  readonly tookMs: number
}

/** Tries every service at once. */
export function measureAll(services: Services): Promise<Measurement[]> {
  return Promise.all((Object.keys(probes) as ServiceName[]).map((service) => measureOne(services, service)))
}

async function measureOne(services: Services, service: ServiceName): Promise<Measurement> {
  const start = performance.now()
  const isWorking = await inTime(probes[service](services)).then(
    () => true,
    (failure: unknown) => {
      services.log.warn({ service, err: failure }, 'a service does not work')
      return false
    },
  )
  return { service, isWorking, tookMs: Math.round(performance.now() - start) }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

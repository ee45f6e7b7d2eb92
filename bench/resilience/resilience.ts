import { completeOnboarding } from '#contract/business/business.ts'
import { call } from '../kit/call.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { watchHealth } from './health.ts'
import { foreignLoads } from './foreign-loads.ts'
import { loads } from './loads.ts'
import { type Figure, percentile } from '../kit/report.ts'
import { type BenchServer, signUpOwner } from '../kit/server.ts'

const allowedMs = 100
const testimonials = 20_000

/** How long /healthz takes while each load is handled, one after the other, on a workspace that is in use. */
export async function measureResilience(server: BenchServer, only: readonly string[]): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'resilient')
  await call(server, owner, completeOnboarding, {
    body: {
      businessName: 'Lindqvist Bakery',
      ownerName: 'Mara Lindqvist',
      contactEmail: 'resilient@example.com',
      businessDescription: 'Sourdough bread and pastries, baked through the night.',
      targetAudience: 'Neighbors and cafés',
    },
  })
  await fillWorkspace(server.databaseUrl, owner.workspaceId, testimonials)
  await server.pool.query('vacuum analyze')
  const health = await watchHealth(server.url)
  try {
    const figures: Figure[] = []
    for (const { name, run } of [...loads, ...foreignLoads].filter(
      (load) => only.length === 0 || only.some((part) => load.name.includes(part)),
    )) {
      const further: unknown[] = []
      const delays = await health.during(async () => further.push(await run(server, owner)))
      const taken = [figure(name, delays), ...further.flat().filter(isFigure)]
      figures.push(...taken)
      for (const { name: measured, ours } of taken) console.log(`${measured}: ${ours}`)
    }
    return figures
  } finally {
    await health.stop()
  }
}

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'goal' in value
}

function figure(name: string, delays: readonly number[]): Figure {
  const p99 = percentile(delays, 0.99)
  const shown = [percentile(delays, 0.5), p99, Math.max(...delays)].map((ms) => ms.toFixed(1)).join(' / ')
  return {
    name,
    ours: `${shown} ms`,
    reference: `${allowedMs} ms`,
    ratio: p99 / allowedMs,
    goal: { most: 1 },
  }
}

import { utcDayOf } from '../kit/time.ts'
import { desc, gt, lt, sql } from 'drizzle-orm'
import type { ServiceState } from '#contract/instance/status.ts'
import type { Db } from '../db/database.ts'
import { probeDays, probes } from './tables.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { type Measurement, measureAll } from './measurements.ts'

const minuteMs = 60_000
/** A service that is slower than this works, but not as it should. */
const slowMs = 2_000
/** One failure may be the network; three minutes of them are an outage. */
const failuresOfAnOutage = 3
const retentionMs = 2 * 24 * 60 * minuteMs

/**
 * Every minute: tries each service and writes down what came out. The queue gives each minute to one node, and a
 * minute that is measured twice all the same counts once.
 */
export const measureServices = defineScheduledJob('measure-services', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 50,
  isDoneAtStart: true,
  async run(services) {
    const { db } = services
    const minute = new Date(Math.floor(services.now().getTime() / minuteMs) * minuteMs)
    const [measured, earlier] = await Promise.all([measureAll(services), failuresBefore(db, minute)])
    const rows = measured.map((one) => ({ ...judgeMeasurement(one, earlier.get(one.service) ?? 0), minute }))
    await db.transaction(async (tx) => {
      const added = await tx.insert(probes).values(rows).onConflictDoNothing().returning()
      if (added.length > 0) {
        await tx
          .insert(probeDays)
          .values(
            added.map(({ service, state }) => ({ service, day: utcDayOf(minute), ...stateCountsOf(state) })),
          )
          .onConflictDoUpdate({
            target: [probeDays.service, probeDays.day],
            set: {
              operational: sql`${probeDays.operational} + excluded.operational`,
              degraded: sql`${probeDays.degraded} + excluded.degraded`,
              outage: sql`${probeDays.outage} + excluded.outage`,
            },
          })
      }
      await tx.delete(probes).where(lt(probes.minute, new Date(minute.getTime() - retentionMs)))
    })
  },
})

/** How often in a row each service had failed when it was last tried, at most five minutes ago. */
async function failuresBefore(db: Db, minute: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([probes.service], { service: probes.service, failures: probes.failures })
    .from(probes)
    .where(gt(probes.minute, new Date(minute.getTime() - 5 * minuteMs)))
    .orderBy(probes.service, desc(probes.minute))
  return new Map(rows.map(({ service, failures }) => [service, failures]))
}

function judgeMeasurement({ service, isWorking, tookMs }: Measurement, failedBefore: number) {
  const failures = isWorking ? 0 : failedBefore + 1
  return { service, tookMs, failures, state: serviceStateOf(failures, tookMs) }
}

function serviceStateOf(failures: number, tookMs: number): ServiceState {
  if (failures >= failuresOfAnOutage) return 'outage'
  return failures > 0 || tookMs > slowMs ? 'degraded' : 'operational'
}

function stateCountsOf(state: ServiceState) {
  return { operational: 0, degraded: 0, outage: 0, [state]: 1 }
}

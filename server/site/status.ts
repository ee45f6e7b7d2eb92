import { desc, gt, gte, min } from 'drizzle-orm'
import {
  type Incident,
  type ServiceDay,
  type ServiceName,
  serviceNames,
  type ServiceState,
  serviceStates,
  type ServiceStatus,
  statusDays,
  type StatusReport,
} from '#contract/instance/status.ts'
import type { Services } from '../context.ts'
import type { Db } from '../db/database.ts'
import { probeDays, probes } from './tables.ts'
import { incidentsSince } from './incidents.ts'
import { utcDayOf } from '../kit/time.ts'

const dayMs = 86_400_000
/** Older than this, a measurement says nothing of now. */
const currentMs = 5 * 60_000

type Counts = Pick<ServiceDay, 'operational' | 'degraded' | 'outage'>

/** What the status page shows: measured, or told by an administrator; nothing else. */
export async function statusReport({ db, now }: Services): Promise<StatusReport> {
  const moment = now()
  const firstDay = new Date(moment.getTime() - (statusDays - 1) * dayMs)
  const [latest, days, [first], incidents] = await Promise.all([
    latestProbes(db, new Date(moment.getTime() - currentMs)),
    db
      .select()
      .from(probeDays)
      .where(gte(probeDays.day, utcDayOf(firstDay))),
    db.select({ day: min(probeDays.day) }).from(probeDays),
    incidentsSince(db, firstDay),
  ])
  const dates = Array.from({ length: statusDays }, (_, index) =>
    utcDayOf(new Date(firstDay.getTime() + index * dayMs)),
  )
  const services = serviceNames.map((name) => {
    const measured = new Map(days.filter((row) => row.service === name).map((row) => [row.day, row]))
    const state = latest.find(({ service }) => service === name)?.state ?? null
    return serviceStatus(name, worst([state, ...impactsOf(name, incidents)]), dates, measured)
  })
  return {
    state: worst(services.map(({ state }) => state)),
    checkedAt: newestMoment(latest.map(({ minute }) => minute))?.toISOString() ?? null,
    measuredSince: first?.day ?? null,
    services,
    incidents,
  }
}

function latestProbes(db: Db, since: Date) {
  return db
    .selectDistinctOn([probes.service])
    .from(probes)
    .where(gt(probes.minute, since))
    .orderBy(probes.service, desc(probes.minute))
}

function newestMoment(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0]
}

/** What administrators say of a service while an incident is open. */
function impactsOf(name: ServiceName, incidents: readonly Incident[]): ServiceState[] {
  return incidents
    .filter(({ endedAt, services }) => endedAt === null && services.includes(name))
    .map(({ impact }) => impact)
}

function worst(states: readonly (ServiceState | null)[]): ServiceState | null {
  return serviceStates.findLast((state) => states.includes(state)) ?? null
}

function serviceStatus(
  name: ServiceName,
  state: ServiceState | null,
  dates: readonly string[],
  measured: ReadonlyMap<string, Counts>,
): ServiceStatus {
  const days = dates.map((day) => {
    const { operational = 0, degraded = 0, outage = 0 } = measured.get(day) ?? {}
    return { day, operational, degraded, outage, state: stateOfDay({ operational, degraded, outage }) }
  })
  const sum = (of: keyof Counts) => days.reduce((total, day) => total + day[of], 0)
  const total = sum('operational') + sum('degraded') + sum('outage')
  // Rounded down, so that 100 means that nothing failed.
  const uptimePercent = total === 0 ? null : Math.floor(((total - sum('outage')) / total) * 10_000) / 100
  return { name, state, uptimePercent, days }
}

/** The page says these two numbers in words. */
const degradedShare = 0.01
const outageShare = 0.05

function stateOfDay({ operational, degraded, outage }: Counts): ServiceState | null {
  const total = operational + degraded + outage
  if (total === 0) return null
  if (outage > total * outageShare) return 'outage'
  return outage > 0 || degraded > total * degradedShare ? 'degraded' : 'operational'
}

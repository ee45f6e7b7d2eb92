import type { IncidentStatus, ServiceName, ServiceState } from '#contract/status.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const serviceLabels: Record<ServiceName, { label: string; what: string }> = {
  web: { label: 'Website and app', what: 'A request through the whole server' },
  database: { label: 'Database', what: 'A query and its answer' },
  jobs: { label: 'Background work', what: 'Nothing waits for longer than two minutes' },
  mail: { label: 'Mail', what: 'The mail server takes letters, or the outbox can be written' },
  embed: { label: 'Widgets', what: 'The script and the look-up of a key' },
}

export const stateTones: Record<ServiceState, BadgeTone> = {
  operational: 'success',
  degraded: 'warning',
  outage: 'danger',
}

/** With `completed` and `resolved` an incident is over: green. */
export const incidentTones: Record<IncidentStatus, BadgeTone> = {
  investigating: 'danger',
  identified: 'warning',
  monitoring: 'accent',
  completed: 'success',
  resolved: 'success',
}

export const headlines: Record<ServiceState, string> = {
  operational: 'Everything works',
  degraded: 'Something does not work as it should',
  outage: 'Something is down',
}

/** A day of the report, which is in UTC, as the reader writes days. */
export function spokenDay(day: string): string {
  return new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}

/** A moment with its zone, so that nobody has to guess it. */
export function spokenMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
}

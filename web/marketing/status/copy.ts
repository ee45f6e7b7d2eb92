import type { IncidentStatus, ServiceName, ServiceState } from '#contract/instance/status.ts'
import type { BadgeTone } from '../../ui/text/badge.tsx'

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
  operational: 'All systems operational',
  degraded: 'Degraded service',
  outage: 'Service outage',
}

export const serviceLabels: Record<ServiceName, { label: string; what: string }> = {
  web: { label: 'Website and app', what: 'A request to the server' },
  database: { label: 'Database', what: 'A test query' },
  jobs: { label: 'Background jobs', what: 'No job waits longer than two minutes' },
  mail: { label: 'Email', what: 'The mail server accepts email, or the outbox is writable' },
  embed: { label: 'Widgets', what: 'The script and a key lookup' },
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

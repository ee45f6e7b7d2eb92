import { z } from 'zod/mini'
import { endpoint, publicReadEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'
import { moment, requiredLine, requiredText } from '../fields.ts'

export const serviceNames = ['web', 'database', 'jobs', 'mail', 'embed'] as const
export type ServiceName = (typeof serviceNames)[number]

export const serviceStates = ['operational', 'degraded', 'outage'] as const
export type ServiceState = (typeof serviceStates)[number]

const endings = ['completed', 'resolved'] as const
export const incidentStatuses = ['investigating', 'identified', 'monitoring', ...endings] as const
export type IncidentStatus = (typeof incidentStatuses)[number]
/** With these an incident is over; the page shows them green. */
export const finalStatuses: readonly IncidentStatus[] = endings

/** How many days the page looks back, today included. */
export const statusDays = 90

const incidentUpdate = z.object({ status: z.enum(incidentStatuses), message: z.string(), at: moment })

export const incident = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(incidentStatuses),
  impact: z.enum(serviceStates),
  services: z.array(z.enum(serviceNames)),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** Newest first. */
  updates: z.array(incidentUpdate),
})
export type Incident = z.infer<typeof incident>

const day = z.object({
  /** `2026-03-31`, in UTC. */
  day: z.string(),
  /** How many minutes of that day were measured, and what came out. */
  operational: z.number(),
  degraded: z.number(),
  outage: z.number(),
  /** `null`: nothing was measured on that day. */
  state: z.nullable(z.enum(serviceStates)),
})
export type ServiceDay = z.infer<typeof day>

const service = z.object({
  name: z.enum(serviceNames),
  /** `null` while there is no measurement of the last five minutes. */
  state: z.nullable(z.enum(serviceStates)),
  /** Share of the measured minutes of these days without an outage, in percent; `null` without any. */
  uptimePercent: z.nullable(z.number()),
  /** Oldest first, one a day. */
  days: z.array(day),
})
export type ServiceStatus = z.infer<typeof service>

export const statusReport = z.object({
  /** The worst of all services; `null` while nothing is measured. */
  state: z.nullable(z.enum(serviceStates)),
  /** Of the newest measurement. */
  checkedAt: z.nullable(moment),
  /** The first day that was measured at all, e.g. `2026-03-31`. */
  measuredSince: z.nullable(z.string()),
  services: z.array(service),
  /** Of the last 90 days, newest first, open ones before all others. */
  incidents: z.array(incident),
})
export type StatusReport = z.infer<typeof statusReport>

/** Measured once a minute by the product itself. */
export const getStatus = publicReadEndpoint('GET /api/public/status', {
  response: statusReport,
  about: {
    group: 'this-site',
    place: 3,
    title: 'Get service status',
    says: 'What the status page shows: measured every minute, with 90 days of history. null means nothing was measured.',
  },
})

const message = requiredText(1, 2000, 'Please enter a message')
const status = z.enum(incidentStatuses, { error: `Status must be one of: ${incidentStatuses.join(', ')}` })

/** An incident as administrators report it. */
export const incidentForm = z.object({
  title: requiredLine(1, 160, 'Please enter a title'),
  status,
  impact: z.enum(serviceStates, { error: `Impact must be one of: ${serviceStates.join(', ')}` }),
  services: z.array(z.enum(serviceNames)).check(z.maxLength(serviceNames.length)),
  message,
})
/** What is known now. A final status ends the incident, any other opens it again. */
export const incidentUpdateForm = z.object({ status, message })

export const createIncident = endpoint('POST /api/admin/incidents', {
  access: 'admin',
  rate: 'app',
  body: incidentForm,
  status: 201,
  response: incident,
})

export const updateIncident = endpoint('PATCH /api/admin/incidents/:id', {
  access: 'admin',
  rate: 'app',
  params: idParams,
  body: incidentUpdateForm,
  response: incident,
})

import type { PublicTestimonial } from '#contract/site/site.ts'
import {
  serviceNames,
  statusDays,
  type Incident,
  type ServiceDay,
  type StatusReport,
} from '#contract/instance/status.ts'
import { sampleOf } from './sample.ts'

/** What Jonas Petersen wrote about a bakery that agreed to appear on the public pages. */
export const aPublicTestimonial = sampleOf<PublicTestimonial>(() => ({
  id: 'jonas',
  headline: null,
  content: 'Thirty loaves every Friday.',
  customerName: 'Jonas Petersen',
  customerCompany: 'Kantine Nord',
  rating: 5,
  photoUrl: null,
  date: '2026-03-02',
  label: null,
  verifyUrl: null,
  businessName: 'Lindqvist Bakery',
}))

/** The 90 days up to March 31, 2026, of which the last one was measured. */
export function someDays(last: Partial<ServiceDay> = {}): ServiceDay[] {
  return Array.from({ length: statusDays }, (_, index) => {
    const day = new Date(Date.UTC(2026, 2, 31) - (statusDays - 1 - index) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const unmeasured = { day, operational: 0, degraded: 0, outage: 0, state: null }
    return index < statusDays - 1
      ? unmeasured
      : { ...unmeasured, operational: 60, state: 'operational', ...last }
  })
}

/** A server that has measured for one hour, and found that everything works. */
export const aStatusReport = sampleOf<StatusReport>(() => ({
  state: 'operational',
  checkedAt: '2026-03-31T09:00:00.000Z',
  measuredSince: '2026-03-31',
  services: serviceNames.map((name) => ({
    name,
    state: 'operational',
    uptimePercent: 100,
    days: someDays(),
  })),
  incidents: [],
}))

export const anIncident = sampleOf<Incident>(() => ({
  id: 'incident',
  title: 'Emails are late',
  status: 'investigating',
  impact: 'degraded',
  services: ['mail'],
  startedAt: '2026-03-31T08:00:00.000Z',
  endedAt: null,
  updates: [{ status: 'investigating', message: 'We are looking into it.', at: '2026-03-31T08:00:00.000Z' }],
}))

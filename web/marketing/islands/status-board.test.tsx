import { getStatus, type StatusReport } from '#contract/instance/status.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { aStatusReport, anIncident, someDays } from '../../test/samples/site-samples.ts'

const services = ['Website and app', 'Database', 'Background jobs', 'Email', 'Widgets']
const item = (name: string) => {
  const found = screen.getByRole('heading', { name, level: 3 }).closest('li')
  if (!found) throw new Error(`${name} is in no list`)
  return found
}
/** The headline, which is announced; the toasts are announced elsewhere. */
const headline = () => within(screen.getByRole('main')).getByRole('status')

async function openStatus(report: StatusReport) {
  currentBackend().answer(getStatus, report)
  const page = await openSitePage('/status')
  await screen.findAllByText(/^Last checked|^No measurements/)
  return page
}

test('MKT-25, MKT-26: the page shows what the server measured, with a bar for each of 90 days and each service', async () => {
  await openStatus(aStatusReport())
  expect(headline()).toHaveTextContent('All systems operational')
  expect(headline()).toHaveTextContent(
    'Last checked Mar 31, 2026, 9:00 AM UTC. Monitored since March 31, 2026.',
  )
  for (const name of services) {
    expect(item(name)).toHaveTextContent('operational')
    expect(item(name)).toHaveTextContent('100% uptime')
    const bars = within(item(name)).getByRole('img')
    expect(bars).toHaveAccessibleName(
      'Last 90 days: 1 measured, 1 operational, 0 degraded, 0 with an outage; 100% uptime',
    )
    expect(bars.children).toHaveLength(90)
  }
  expect(screen.getByText('No incidents in the last 90 days.')).toBeVisible()
})

test('MKT-26: a service is degraded or has an outage, and the headline says the worst', async () => {
  const [web, ...others] = aStatusReport().services
  const degraded = { ...web!, state: 'degraded' as const }
  await openStatus(aStatusReport({ state: 'degraded', services: [degraded, ...others] }))
  expect(headline()).toHaveTextContent('Degraded service')
  expect(item('Website and app')).toHaveTextContent('degraded')
  expect(item('Database')).toHaveTextContent('operational')
})

test('what a day was like is said to whoever points at its bar', async () => {
  const days = someDays({ operational: 57, degraded: 2, outage: 1 })
  const report = aStatusReport()
  const { user } = await openStatus({ ...report, services: report.services.map((one) => ({ ...one, days })) })
  const bars = within(item('Database')).getByRole('img').children
  await user.hover(bars[0]!)
  expect(screen.getByText('January 1, 2026: no data')).toBeVisible()
  await user.hover(bars[89]!)
  expect(screen.getByText('March 31, 2026: 60 minutes measured, 2 degraded, 1 down')).toBeVisible()
  await user.unhover(bars[89]!)
  expect(screen.queryByText(/minutes measured/)).toBeNull()
})

test('MKT-27: an incident shows what was said about it, and shows green as soon as it is over', async () => {
  const statuses = ['investigating', 'identified', 'monitoring', 'completed', 'resolved'] as const
  await openStatus(
    aStatusReport({ incidents: statuses.map((status) => anIncident({ id: status, title: status, status })) }),
  )
  const badge = (title: string) => within(item(title)).getAllByText(title, { exact: true }).at(1)?.className
  const green = within(item('Database')).getByText('operational').className
  expect(item('resolved')).toHaveTextContent('We are looking into it.')
  expect(item('resolved')).toHaveTextContent('Email')
  expect(statuses.filter((status) => badge(status) === green)).toEqual(['completed', 'resolved'])
})

test('the page says that nothing was measured, when nothing was', async () => {
  const report = aStatusReport({ state: null, checkedAt: null, measuredSince: null })
  const services = report.services.map((one) => ({
    ...one,
    state: null,
    uptimePercent: null,
    days: someDays({ operational: 0, state: null }),
  }))
  await openStatus({ ...report, services })
  expect(headline()).toHaveTextContent('Status unknown')
  expect(item('Database')).toHaveTextContent('no data')
  expect(within(item('Database')).getByRole('img')).toHaveAccessibleName('No data for the last 90 days')
})

test('the page says that the server does not respond, and asks again every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  try {
    const backend = currentBackend()
    backend.lose(getStatus)
    await openSitePage('/status')
    expect(await screen.findByText('This server is not responding')).toBeVisible()
    backend.answer(getStatus, aStatusReport())
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(backend.calls(getStatus)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(await screen.findByText('All systems operational')).toBeVisible()
    expect(backend.calls(getStatus)).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

import { createServer, type Server } from 'node:net'
import { and, eq, gt } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createIncident, getStatus, statusDays, updateIncident } from '#contract/instance/status.ts'
import { probeDays, probes } from './tables.ts'
import { caller } from '../test/as.ts'
import { makeAdministrator, makeOwner } from '../test/make.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { utcDayOf } from '../kit/time.ts'
import { measureServices } from './measure-job.ts'
import { statusReport } from './status.ts'

const minuteMs = 60_000

async function freePort(): Promise<number> {
  const server = await listening(0)
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function listening(port: number, greet?: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (greet === undefined) return
    socket.write(greet)
    // Enough of SMTP for a greeting, EHLO and QUIT.
    socket.on('data', (line) =>
      socket.write(line.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'),
    )
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/** An app that listens, so that it can be asked as the world asks it. */
async function listeningApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await testApp(settings)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const config = { ...app.services.config, port: portOf(app.http.server) }
  return { ...app, services: { ...app.services, config } }
}

/** The minute passes and everything is measured. */
async function minutePasses(app: TestApp, measure = true): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + minuteMs)
  if (measure) await measureServices.run(app.services, {})
}

async function stateOf(app: TestApp, name: string) {
  return (await statusReport(app.services)).services.find((service) => service.name === name)?.state
}

function buildIncidentInput(title: string) {
  return {
    title,
    status: 'investigating' as const,
    impact: 'degraded' as const,
    services: ['mail' as const],
    message: 'We are looking for the reason.',
  }
}

describe('the status of the services', () => {
  test('is unknown before anything was measured, and says so', async () => {
    const app = await testApp()
    const { body } = await caller(app).call(getStatus, {})
    expect(body).toMatchObject({ state: null, checkedAt: null, measuredSince: null, incidents: [] })
    for (const service of body.services) {
      expect(service).toMatchObject({ state: null, uptimePercent: null })
      expect(service.days).toHaveLength(statusDays)
      expect(service.days.every(({ state }) => state === null)).toBe(true)
    }
  })

  test('is operational when everything answers', async () => {
    const app = await listeningApp()
    await minutePasses(app)
    const { body } = await caller(app).call(getStatus, {})
    expect(body.services.map(({ name, state }) => [name, state])).toEqual([
      ['web', 'operational'],
      ['database', 'operational'],
      ['jobs', 'operational'],
      ['mail', 'operational'],
      ['embed', 'operational'],
    ])
    expect(body).toMatchObject({ state: 'operational', measuredSince: utcDayOf(app.clock.now) })
    expect(body.services[0]?.uptimePercent).toBe(100)
    expect(body.services[0]?.days.at(-1)).toMatchObject({ operational: 1, state: 'operational' })
  })

  test('of mail is degraded while its server is away, an outage after three minutes, and well again after', async () => {
    const smtpPort = await freePort()
    const app = await listeningApp({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
    await minutePasses(app)
    expect(await stateOf(app, 'mail')).toBe('degraded')
    await minutePasses(app)
    expect(await stateOf(app, 'mail')).toBe('degraded')
    await minutePasses(app)
    expect(await stateOf(app, 'mail')).toBe('outage')
    const smtp = await listening(smtpPort, '220 ready\r\n')
    await minutePasses(app)
    expect(await stateOf(app, 'mail')).toBe('operational')
    await new Promise((resolve) => smtp.close(resolve))
    const report = await statusReport(app.services)
    expect(report.services[3]).toMatchObject({ name: 'mail', uptimePercent: 75 })
    expect(report.services[3]?.days.at(-1)).toMatchObject({
      operational: 1,
      degraded: 2,
      outage: 1,
      state: 'outage',
    })
    expect(report.services[1]?.uptimePercent).toBe(100)
  })

  test('of a minute is counted once, however often it is measured', async () => {
    const app = await testApp()
    await minutePasses(app)
    await measureServices.run(app.services, {})
    await Promise.all([measureServices.run(app.services, {}), measureServices.run(app.services, {})])
    const days = await app.services.db.select().from(probeDays)
    expect(days.map(({ operational, degraded, outage }) => operational + degraded + outage)).toEqual([
      1, 1, 1, 1, 1,
    ])
  })

  test('is unknown again when nothing was measured for five minutes', async () => {
    const app = await listeningApp()
    await minutePasses(app)
    expect(await stateOf(app, 'database')).toBe('operational')
    app.clock.now = new Date(app.clock.now.getTime() + 5 * minuteMs)
    expect(await statusReport(app.services)).toMatchObject({ state: null, checkedAt: null })
  })

  test('was last measured when its newest measurement was made', async () => {
    const app = await testApp()
    await minutePasses(app)
    const checkedAt = async () => Date.parse((await statusReport(app.services)).checkedAt ?? '')
    const first = await checkedAt()
    await minutePasses(app)
    // One service, the first by its name, could not be measured the second time.
    await app.services.db
      .delete(probes)
      .where(and(eq(probes.service, 'database'), gt(probes.minute, new Date(first))))
    expect((await checkedAt()) - first).toBe(minuteMs)
  })

  test('is kept by the minute for two days and by the day for good', async () => {
    const app = await testApp()
    await minutePasses(app)
    const first = utcDayOf(app.clock.now)
    app.clock.now = new Date(app.clock.now.getTime() + 3 * 24 * 60 * minuteMs)
    await minutePasses(app)
    expect(await app.services.db.select().from(probes)).toHaveLength(5)
    expect(await app.services.db.select().from(probeDays)).toHaveLength(10)
    const report = await statusReport(app.services)
    expect(report.measuredSince).toBe(first)
    expect(report.services[1]?.days.filter(({ state }) => state !== null)).toHaveLength(2)
  })

  test('is an outage of the database, beside what was known before, while the database does not answer', async () => {
    const app = await listeningApp()
    const admin = await makeAdministrator(app)
    await minutePasses(app)
    const visitor = caller(app)
    expect((await visitor.call(getStatus, {})).body.state).toBe('operational')
    // A new incident makes the next visitor's answer read from the database again.
    const body = { ...buildIncidentInput('Planned work'), impact: 'operational' as const }
    await admin.call(createIncident, { body })
    await app.services.database.pool.query('alter table probes rename to probes_out_of_reach')
    const during = (await visitor.call(getStatus, {})).body
    expect(during.state).toBe('outage')
    expect(during.services.map(({ name, state }) => [name, state])).toContainEqual(['database', 'outage'])
    expect(during.services.map(({ state }) => state)).not.toContain('operational')
    expect(during.services[0]?.days.at(-1)).toMatchObject({ operational: 1 })
  })

  test('is measured by the clock, every minute', () => {
    expect(measureServices.schedule).toBe('* * * * *')
  })
})

describe('an incident', () => {
  const incidentInput = buildIncidentInput('Emails are late')

  test('written by an administrator is seen by everybody at once, and ends with a final status', async () => {
    const app = await listeningApp()
    await minutePasses(app)
    const admin = await makeAdministrator(app)
    const visitor = caller(app)
    expect((await visitor.call(getStatus, {})).body.state).toBe('operational')
    const made = await admin.call(createIncident, { body: incidentInput })
    expect(made.status).toBe(201)
    const during = (await visitor.call(getStatus, {})).body
    expect(during.state).toBe('degraded')
    expect(during.services.find(({ name }) => name === 'mail')?.state).toBe('degraded')
    expect(during.incidents).toEqual([made.body])
    const params = { id: made.body.id }
    await minutePasses(app, false)
    const message = 'Emails leave in time again.'
    await admin.call(updateIncident, { params, body: { status: 'resolved', message } })
    const after = (await visitor.call(getStatus, {})).body
    expect(after.state).toBe('operational')
    expect(after.incidents[0]).toMatchObject({
      status: 'resolved',
      endedAt: app.clock.now.toISOString(),
      updates: [
        { status: 'resolved', message },
        { status: 'investigating', message: incidentInput.message },
      ],
    })
  })

  test('cannot be written by an owner', async () => {
    const app = await testApp()
    const owner = await makeOwner(app)
    const answer = await owner.call(createIncident, { body: incidentInput })
    expect([answer.status, answer.problem.message]).toEqual([403, 'Insufficient permissions'])
  })

  test('leaves the page after 90 days, unless it is still open', async () => {
    const app = await testApp()
    const admin = await makeAdministrator(app)
    const open = { ...incidentInput, title: 'Still open', services: [] }
    await admin.call(createIncident, { body: open })
    await admin.call(createIncident, { body: { ...open, title: 'Over', status: 'completed' } })
    const titles = async () => (await statusReport(app.services)).incidents.map(({ title }) => title)
    expect(await titles()).toEqual(['Still open', 'Over'])
    app.clock.now = new Date(app.clock.now.getTime() + 91 * 24 * 60 * minuteMs)
    expect(await titles()).toEqual(['Still open'])
  })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type AlertKind, getAlerts, hideAlert, retryAlert } from '#contract/administration/alerts.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import { listFailedJobs, listJobQueues, pauseQueues, retryJob } from '#contract/administration/jobs.ts'
import { noteBackup } from '../backup/service.ts'
import { billingEvents } from '../billing/tables.ts'
import { queueEmail } from '../emails/service.ts'
import { emails, mailOutages } from '../emails/tables.ts'
import { reviewSources } from '../review-sources/tables.ts'
import { makeAdministrator, makeBusiness, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PUBLIC_URL: 'https://praise.example' })
const { services } = app
const { pool } = services.database
const admin = await makeAdministrator(app)
const owner = await makeBusiness(app, 'Alarming Bakery')

const alertsNow = async () => (await admin.call(getAlerts, {})).body
const alertOf = async (kind: AlertKind) => (await alertsNow()).alerts.find((one) => one.kind === kind)

async function failedJob(message: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into plaudit_jobs.job (name, state, output, completed_on, retry_limit)
      values ('send-emails', 'failed', $1, now(), 0) returning id`,
    [{ message }],
  )
  return rows[0]!.id
}

test('a new instance without trouble has no alert, and tells its size (ADMIN-01, ADMIN-02)', async () => {
  const { alerts, storage, hidden } = await alertsNow()
  expect([alerts, hidden]).toEqual([[], []])
  expect(storage.databaseBytes).toBeGreaterThan(1_000_000)
})

test('jobs that were given up are an alert, are listed with their reason, and are tried again one by one or all at once', async () => {
  const id = await failedJob('the disk is full')
  await failedJob('the same again')
  expect(await alertOf('failed-jobs')).toMatchObject({ count: 2, details: ['send-emails: 2'] })
  const queues = (await admin.call(listJobQueues, {})).body
  expect(queues[0]).toMatchObject({ name: 'send-emails', failed: 2 })
  expect(queues.some(({ schedule }) => schedule === '* * * * *')).toBe(true)
  const failed = await admin.call(listFailedJobs, { query: { queue: 'send-emails' } })
  expect(failed.headers['x-total-count']).toBe('2')
  expect(failed.body.map(({ error }) => error).toSorted()).toEqual(['the disk is full', 'the same again'])
  expect((await admin.call(retryJob, { params: { id } })).status).toBe(200)
  expect((await admin.call(retryJob, { params: { id } })).status).toBe(404)
  expect((await admin.call(retryAlert, { body: { kind: 'failed-jobs' } })).body).toEqual({ retried: 1 })
  expect(await alertOf('failed-jobs')).toBeUndefined()
  await app.drain()
})

test('an email that was given up is an alert, and leaves once it is sent again', async () => {
  await queueEmail(services, services.db, { to: 'ada@example.com', subject: 'Hello', paragraphs: ['Hi'] })
  await services.db.update(emails).set({ state: 'failed', lastError: '550 no relaying' })
  expect(await alertOf('failed-emails')).toMatchObject({
    details: [expect.stringMatching(/^550 no relaying: \d/)],
  })
  const { retried } = (await admin.call(retryAlert, { body: { kind: 'failed-emails' } })).body
  expect(retried).toBeGreaterThan(0)
  await app.drain()
  expect(await alertOf('failed-emails')).toBeUndefined()
})

test('paused, no email leaves; the pause is an alert itself, and resumed, they all leave', async () => {
  await services.db.insert(mailOutages).values({ server: 'smtp', since: services.now(), error: '' })
  expect((await alertOf('mail-outage'))?.queues).toEqual(['send-emails'])
  const pause = (isPaused: boolean) =>
    admin.call(pauseQueues, { body: { queues: ['send-emails'], isPaused } })
  expect((await pause(true)).body).toEqual({ queues: ['send-emails'], isPaused: true })
  await queueEmail(services, services.db, { to: 'ida@example.com', subject: 'Hello', paragraphs: ['Hi'] })
  await app.drain()
  const stateOf = async () => (await services.db.select().from(emails).where(isIda))[0]?.state
  const isIda = eq(emails.recipient, 'ida@example.com')
  expect(await stateOf()).toBe('queued')
  expect(await alertOf('paused-jobs')).toMatchObject({ count: 1, queues: ['send-emails'] })
  expect((await alertOf('mail-outage'))?.queues).toEqual([])
  expect((await admin.call(listJobQueues, {})).body[0]).toMatchObject({
    name: 'send-emails',
    pausedAt: expect.any(String),
  })
  await services.db.delete(mailOutages)
  await pause(false)
  await app.drain()
  expect([await stateOf(), await alertOf('paused-jobs')]).toEqual(['sent', undefined])
  const { body } = await admin.call(listAuditEntries, { query: { act: 'changed' } })
  expect(body.map(({ details }) => details)).toEqual(
    expect.arrayContaining(['Paused send-emails', 'Resumed send-emails']),
  )
  const unknown = { queues: ['no-such-queue'], isPaused: true }
  expect((await admin.call(pauseQueues, { body: unknown })).status).toBe(404)
})

test('payment events that nobody could act on are retried at once', async () => {
  const event = { eventId: 'evt_waits', type: 'invoice.paid', payload: {}, happenedAt: services.now() }
  const receivedAt = new Date(services.now().getTime() - 2 * 3_600_000)
  await services.db.insert(billingEvents).values({ ...event, receivedAt, lastError: 'Stripe is away' })
  expect(await alertOf('payment-events')).toMatchObject({ queues: ['billing-event'] })
  const { body } = await admin.call(retryAlert, { body: { kind: 'payment-events' } })
  expect(body).toEqual({ retried: 1 })
  const { rows } = await pool.query(`select from plaudit_jobs.job where name = 'billing-forgotten'`)
  expect(rows).toHaveLength(1)
  await services.db.delete(billingEvents)
  await app.drain()
})

test('a mail server that is away is an urgent alert with what it said', async () => {
  await services.db
    .insert(mailOutages)
    .values({ server: 'smtp', since: services.now(), error: 'ECONNREFUSED' })
  expect(await alertOf('mail-outage')).toMatchObject({ isUrgent: true, details: ['ECONNREFUSED'] })
  await services.db.delete(mailOutages)
})

test('a form that is sent at another address of this server is refused with the right address, and administrators are told', async () => {
  const send = (origin: string, host: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { origin, host, 'sec-fetch-site': 'cross-site' },
    })
  const elsewhere = await send('https://shop.example', 'praise.example')
  expect(elsewhere.json()).toMatchObject({
    message: 'This request came from another website and was blocked.',
  })
  const own = await send('https://10.0.0.7', '10.0.0.7')
  expect(own.statusCode).toBe(403)
  expect(own.json()).toMatchObject({
    message: 'This server runs at https://praise.example. Please open that address and try again.',
  })
  await expect
    .poll(() => alertOf('other-address'))
    .toMatchObject({ details: ['https://10.0.0.7', 'https://praise.example'], isUrgent: true })
})

test('a connection whose token expired is an alert that names the business', async () => {
  const workspaceId = await workspaceOf(app, owner)
  await services.db.insert(reviewSources).values({
    workspaceId,
    id: crypto.randomUUID(),
    platform: 'google',
    credentials: Buffer.from(''),
    connectedAt: services.now(),
    isExpired: true,
  })
  expect(await alertOf('expired-connections')).toMatchObject({
    count: 1,
    details: ['google'],
    workspaces: [{ id: workspaceId, businessName: 'Alarming Bakery' }],
  })
})

test('what can be paused with it is all that syncs: reviews, and everything of a CRM', async () => {
  const { queues = [] } = (await alertOf('expired-connections')) ?? {}
  expect(queues.toSorted()).toEqual([
    'ask-after-deals',
    'check-milestones',
    'fetch-due-reviews',
    'fetch-reviews',
    'follow-crm-changes',
    'send-review-reply',
    'sync-crm',
    'tend-to-crms',
    'write-to-crm',
  ])
})

test('a backup is overdue after a week, an alert can be hidden for as long, and requests are counted by the hour', async () => {
  await noteBackup(services.db, services.now())
  app.clock.now = new Date(app.clock.now.getTime() + 8 * 86_400_000)
  const report = await alertsNow()
  expect(report.alerts.map(({ kind }) => kind)).toContain('backup-overdue')
  expect(report.lastBackupAt).not.toBeNull()
  await expect.poll(async () => (await alertsNow()).requests.answered).toBeGreaterThan(5)
  const hide = (isHidden: boolean) => admin.call(hideAlert, { body: { kind: 'backup-overdue', isHidden } })
  expect((await hide(true)).body.hidden).toEqual(['backup-overdue'])
  expect(await alertOf('backup-overdue')).toBeUndefined()
  expect((await hide(false)).body.hidden).toEqual([])
  await noteBackup(services.db, services.now())
  expect(await alertOf('backup-overdue')).toBeUndefined()
})

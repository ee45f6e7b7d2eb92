import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { emails } from '../../emails/tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { makeBusiness, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { countRequest } from '../limits.ts'

const app = await testApp()
const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
const someEmail = () => `${randomToken(8).toLowerCase()}@example.com`

async function typed(owner: Owner): Promise<string> {
  const body = { customerName: 'Tomás', content: 'Best bread in town.' }
  return (await owner.call(createTestimonial, { body })).body.id
}

const ask = (owner: Owner, id: string, email?: string) =>
  owner.call(askForConfirmation, { params: { id }, body: email === undefined ? {} : { email } })

const emailsTo = (email: string) => app.services.db.select().from(emails).where(eq(emails.recipient, email))

test('a double click asks the customer once, and a minute later they can be asked again', async () => {
  const owner = await makeBusiness(app)
  const [id, email] = [await typed(owner), someEmail()]
  const answers = await Promise.all([1, 2, 3].map(() => ask(owner, id, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await ask(owner, id)
  expect(await emailsTo(email)).toHaveLength(1)
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 61_000)
  await ask(owner, id)
  app.clock.now = today
  expect(await emailsTo(email)).toHaveLength(2)
})

test('an address that was mistyped is corrected at once', async () => {
  const owner = await makeBusiness(app)
  const [id, wrong, right] = [await typed(owner), someEmail(), someEmail()]
  await ask(owner, id, wrong)
  expect((await ask(owner, id, right)).body.customerEmail).toBe(right)
  expect(await emailsTo(right)).toHaveLength(1)
})

test('nobody is asked to confirm more than five times a day, whoever asks, and the owner is told why', async () => {
  const email = someEmail()
  const statuses = []
  for (let times = 0; times < 5; times++) {
    const owner = await makeBusiness(limited)
    statuses.push((await ask(owner, await typed(owner), email)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  const owner = await makeBusiness(limited)
  const { status, problem } = await ask(owner, await typed(owner), email)
  expect(status).toBe(429)
  expect(problem.message).toContain('was asked to confirm 5 times in one day')
  expect((await ask(owner, await typed(owner), someEmail())).status).toBe(200)
})

test('one workspace asks at most a hundred in an hour', async () => {
  const { limits } = limited
  const workspaceId = randomToken(8)
  for (let times = 0; times < 100; times++) await countRequest(limits, workspaceId, someEmail())
  await expect(countRequest(limits, workspaceId, someEmail())).rejects.toThrow(
    'You can ask 100 customers an hour',
  )
  await countRequest(limits, randomToken(8), someEmail())
})

import { describe, expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { verifyEmail } from '#contract/accounts/address-proof.ts'
import { createCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getMailAllowance } from '#contract/emails/mail-allowance.ts'
import { defaultRewardSettings, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { proveAddress } from '../../accounts/service.ts'
import { askWhoWasNotAsked } from '../../customers/service.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { randomToken } from '../../kit/ids.ts'
import { emailsTo } from '../../test/emails.ts'
import { makeBusiness, type Owner, proveAddressOf, submitted, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { allowanceOf, takeOne } from './allowance.ts'

const app = await testApp()
const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on', PLAUDIT_MAIL_LIMITS: '3,5,4' })
const someEmail = () => `${randomToken(8).toLowerCase()}@example.com`
const dayMs = 86_400_000

async function makeCustomer(owner: Owner, name = 'Ines Duarte') {
  return (await owner.call(createCustomer, { body: { name, email: someEmail() } })).body
}

const request = (owner: Owner, id: string) =>
  owner.call(requestTestimonial, { params: { id }, body: { subject: 'A word?', message: 'Please tell us.' } })

describe('before the sender has proven their own address', () => {
  test('no request or confirmation leaves, and each says why', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery', { isProven: false })
    const { id, email } = await makeCustomer(owner)
    const typed = { customerName: 'Tomás', content: 'Best bread in town.' }
    const made = (await owner.call(createTestimonial, { body: typed })).body
    const answers = [
      await request(owner, id),
      await owner.call(askForConfirmation, { params: { id: made.id }, body: { email } }),
    ]
    for (const { status, problem } of answers) {
      expect([status, problem.code]).toEqual([403, 'address-unproven'])
      expect(problem.message).toBe(
        'Please verify your own email first, with the link from when you signed up.',
      )
    }
    expect(await emailsTo(app, email)).toEqual([])
    await proveAddressOf(app, owner.user.id)
    expect((await request(owner, id)).status).toBe(202)
    expect(await emailsTo(app, email)).toHaveLength(1)
  })

  test('nothing is asked automatically either', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery', { isProven: false })
    const { id } = await makeCustomer(owner)
    const workspaceId = await workspaceOf(app, owner)
    const ask = () =>
      inWorkspace(app.services.db, workspaceId, (tx) =>
        askWhoWasNotAsked(app.services, tx, workspaceId, [id]),
      )
    expect(await ask()).toEqual([])
    await proveAddressOf(app, owner.user.id)
    expect(await ask()).toEqual([id])
  })
})

test('a reward waits for the owner to verify their address, and leaves then', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery', { isProven: false })
  const { user } = owner
  const settings = {
    ...defaultRewardSettings,
    isEnabled: true,
    distributionMethod: 'email_campaign' as const,
  }
  await owner.call(saveRewardSettings, { body: { ...settings, generatesCodes: true } })
  const customerEmail = someEmail()
  await submitted(app, user.formId, { customerEmail })
  expect(await emailsTo(app, customerEmail)).toEqual([])
  const [mail] = await emailsTo(app, user.email)
  const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await owner.call(verifyEmail, { body: { token } })).status).toBe(200)
  expect((await emailsTo(app, customerEmail)).map(({ subject }) => subject)).toEqual([
    'A thank-you from Berg Bakery',
  ])
})

test('the operator verifies an address where no mail can leave', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery', { isProven: false })
  expect(await proveAddress(app.services, owner.user.email)).toBe(true)
  expect((await owner.call(currentUser, {})).body.isEmailProven).toBe(true)
  expect(await proveAddress(app.services, owner.user.email)).toBe(false)
})

describe('how much a workspace may mail', () => {
  const today = limited.clock.now
  const travel = (days: number) => (limited.clock.now = new Date(today.getTime() + days * dayMs))

  test('grows with the age of the account, and says how many are left and when it grows', async () => {
    const owner = await makeBusiness(limited)
    const workspaceId = await workspaceOf(limited, owner)
    const { services } = limited
    const take = () => inWorkspace(services.db, workspaceId, (tx) => takeOne(services, tx, workspaceId))
    const takeAll = async () => {
      let taken = 0
      while (taken < 50 && (await take())) taken += 1
      return taken
    }
    const allowance = async () => {
      const { limit, left, growsTo } = await allowanceOf(services, services.db, workspaceId)
      return [limit, left, growsTo]
    }
    expect(await allowance()).toEqual([3, 3, 5])
    expect(await takeAll()).toBe(3)
    expect(await allowance()).toEqual([3, 0, 5])
    travel(2)
    expect(await allowance()).toEqual([5, 2, 4])
    expect(await takeAll()).toBe(2)
    travel(8)
    expect(await allowance()).toEqual([4, 4, null])
    expect(await takeAll()).toBe(4)
    travel(8.5)
    expect(await takeAll()).toBe(0)
    travel(9.1)
    expect(await takeAll()).toBe(4)
    travel(0)
  })

  test('many at once get no further than one after another', async () => {
    const owner = await makeBusiness(limited)
    const workspaceId = await workspaceOf(limited, owner)
    const { services } = limited
    const taken = await Promise.all(
      Array.from({ length: 10 }, () =>
        inWorkspace(services.db, workspaceId, (tx) => takeOne(services, tx, workspaceId)),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(3)
  })

  test('past it the answer says when there is more, and nothing was mailed or kept', async () => {
    const owner = await makeBusiness(limited)
    const customers = []
    for (let made = 0; made < 4; made += 1) customers.push(await makeCustomer(owner))
    const answers = []
    for (const { id } of customers) answers.push(await request(owner, id))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429])
    const refused = answers.at(-1)
    expect(refused?.problem.message).toMatch(
      /^Your first 3 emails are used up\. New accounts start small: your limit grows to 5 on \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\.$/u,
    )
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await owner.call(getMailAllowance, {})).body).toMatchObject({ limit: 3, left: 0, growsTo: 5 })
    expect(await emailsTo(limited, customers.at(-1)?.email ?? '')).toEqual([])
  })

  test('is not counted where limits are off', async () => {
    const owner = await makeBusiness(app)
    expect((await owner.call(getMailAllowance, {})).body.limit).toBeNull()
  })
})

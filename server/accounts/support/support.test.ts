import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentUser, generateApiKey, logOut } from '#contract/accounts/accounts.ts'
import { changePassword } from '#contract/accounts/password.ts'
import { exportAccount, requestDeletion } from '#contract/accounts/security.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import {
  endSupportVisit,
  getSupportAccess,
  impersonateUser,
  setSupportAccess,
  supportMinutes,
} from '#contract/administration/support.ts'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { createTestimonial, deleteTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { createWidget, updateWidget } from '#contract/widgets/widgets.ts'
import { supportRule } from '#contract/administration/support-rule.ts'
import { allEndpoints } from '../../test/all-endpoints.ts'
import { users } from '../tables.ts'
import { actSentences } from './act-sentences.ts'
import { caller, type Caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, makeAdministrator, makeBusiness, makeOwner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const reason = 'Ada asked why her widget is empty.'
const password = goodPassword
const administrator = await makeAdministrator(app)
const start = app.clock.now.getTime()

/** An administrator of their own, signed in as this owner. */
async function visit(userId: string, more: { mayWrite?: boolean } = {}): Promise<Caller> {
  const self = await makeAdministrator(app)
  const { status, text } = await self.call(impersonateUser, {
    params: { userId },
    body: { reason, password, ...more },
  })
  expect([status, text]).toEqual([200, expect.any(String)])
  return self
}

const auditOf = async (workspace: string) =>
  (await administrator.call(listAuditEntries, { query: { workspace } })).body

async function workspaceOf(userId: string): Promise<string> {
  const [row] = await app.services.db
    .select({ id: users.workspaceId })
    .from(users)
    .where(eq(users.id, userId))
  return row?.id ?? ''
}

describe('signing in as somebody (API-64, ADMIN-16, ROLE-07)', () => {
  test('answers who it is, and the session is theirs until the administrator goes back', async () => {
    const { user } = await makeBusiness(app)
    const self = await makeAdministrator(app)
    const before = (await self.call(currentUser, {})).body
    const { body } = await self.call(impersonateUser, {
      params: { userId: user.id },
      body: { reason, password },
    })
    const { id, firstName, lastName, email } = user
    expect(body).toMatchObject({ user: { id, firstName, lastName, username: email, email }, mayWrite: false })
    expect(Date.parse(body.endsAt) - app.clock.now.getTime()).toBe(supportMinutes * 60_000)
    const during = (await self.call(currentUser, {})).body
    expect(during).toMatchObject({ id, support: { mayWrite: false, isOver: false, endsAt: body.endsAt } })
    expect((await self.call(endSupportVisit, {})).status).toBe(200)
    expect((await self.call(currentUser, {})).body).toEqual(before)
  })

  test('it needs a reason, and refuses unknown people, administrators and whoever has no workspace', async () => {
    const { user } = await makeBusiness(app)
    const ask = (userId: string, why: string | undefined) =>
      administrator.call(impersonateUser, { params: { userId }, body: { reason: why as string, password } })
    for (const why of [undefined, '', 'short']) {
      const { status, problem } = await ask(user.id, why)
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
    }
    expect((await ask('0192f3a0-0000-7000-8000-000000000000', reason)).status).toBe(404)
    const other = await makeAdministrator(app, 'super_admin')
    const { id } = (await other.call(currentUser, {})).body
    expect((await ask(id, reason)).problem.message).toBe('You can’t sign in as an administrator.')
    expect(
      (await caller(app).call(impersonateUser, { params: { userId: id }, body: { reason, password } }))
        .status,
    ).toBe(401)
  })

  test('a visit cannot lead to another, and while it lasts the administrator is none', async () => {
    const [one, two] = [await makeBusiness(app), await makeOwner(app)]
    const self = await visit(one.user.id, { mayWrite: true })
    const nested = await self.call(impersonateUser, {
      params: { userId: two.user.id },
      body: { reason, password },
    })
    expect([nested.status, nested.problem.message]).toEqual([403, 'Insufficient permissions'])
    expect((await self.call(listAuditEntries, {})).status).toBe(403)
  })

  test('after half an hour nothing is open but the way back', async () => {
    const { user } = await makeBusiness(app)
    const self = await visit(user.id, { mayWrite: true })
    app.clock.now = new Date(start + supportMinutes * 60_000)
    const refused = await self.call(listTestimonials, {})
    expect([refused.status, refused.problem.message]).toEqual([403, 'This support visit has ended.'])
    expect((await self.call(currentUser, {})).body.support?.isOver).toBe(true)
    await self.call(endSupportVisit, {})
    expect((await self.call(currentUser, {})).body).toMatchObject({ role: 'admin', support: null })
    app.clock.now = new Date(start)
  })

  test('signing out during a visit signs the administrator out', async () => {
    const { user } = await makeBusiness(app)
    const self = await visit(user.id)
    const { token } = self
    await self.call(logOut, {})
    expect((await caller(app, token).call(currentUser, {})).status).toBe(401)
  })
})

describe('what support may do', () => {
  test('a visit reads, and changes nothing unless that was chosen', async () => {
    const { user } = await makeBusiness(app)
    const widget = { body: { name: 'Home page', templateId: 'social-wall' } } as const
    const reading = await visit(user.id)
    expect((await reading.call(listTestimonials, {})).status).toBe(200)
    const refused = await reading.call(createWidget, widget)
    expect([refused.status, refused.problem.message]).toEqual([403, 'This support visit is read-only.'])
    const writing = await visit(user.id, { mayWrite: true })
    expect((await writing.call(createWidget, widget)).status).toBe(201)
  })

  test('not even then passwords, emails, keys, billing, consent, deletion or exports', async () => {
    const { user } = await makeBusiness(app)
    const { id } = await submitted(app, user.formId)
    const self = await visit(user.id, { mayWrite: true })
    const { email, firstName, lastName } = user
    const answers = await Promise.all([
      self.call(changePassword, {
        body: { currentPassword: goodPassword, newPassword: 'Another-Lantern-7' },
      }),
      self.call(saveProfile, { body: { firstName, lastName, email } }),
      self.call(generateApiKey, {}),
      self.call(createCheckoutSession, { body: { plan: 'professional' } as never }),
      self.call(addEvidence, { params: { id }, body: { words: 'They said so.', saidOn: '2026-03-01' } }),
      self.call(deleteTestimonial, { params: { id } }),
      self.call(requestDeletion, { body: { businessName: 'Lindqvist Bakery', password: goodPassword } }),
      self.call(exportAccount, {}),
      self.call(setSupportAccess, { body: { isAllowed: true } }),
    ])
    const sentence = 'Support can’t do this. Only the people of this account can.'
    expect(answers.map(({ status, problem }) => [status, problem.message])).toEqual(
      answers.map(() => [403, sentence]),
    )
  })

  test('its approval stands in the history as support’s, and never vouches for what the business typed', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const typed = await owner.call(createTestimonial, {
      body: { customerName: 'Jonas Weber', content: 'The best rye north of the river.', rating: 5 },
    })
    const self = await visit(owner.user.id, { mayWrite: true })
    const approve = (one: string) =>
      self.call(decideTestimonial, { params: { id: one }, body: { status: 'approved' } })
    expect((await approve(id)).status).toBe(200)
    const refused = await approve(typed.body.id)
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'Approving this confirms that it is genuine, which support can’t do. Only the people of this account can.',
    ])
    const { body } = await owner.call(getTestimonialHistory, { params: { id } })
    expect(body.at(-1)).toMatchObject({ type: 'approved', by: { kind: 'support', name: 'Mara Lindqvist' } })
  })
})

test('whatever support may change has a plain sentence for the owner', () => {
  const calls = allEndpoints
    .filter((endpoint) => supportRule(endpoint) === 'writes')
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(actSentences).toSorted()).toEqual(calls.toSorted())
})

describe('what the owner learns', () => {
  test('an email, a line in the bell, and the list of visits with what was changed', async () => {
    const owner = await makeBusiness(app)
    app.clock.now = new Date(start + 1000)
    const self = await visit(owner.user.id, { mayWrite: true })
    const made = await self.call(createWidget, { body: { name: 'Home page', templateId: 'social-wall' } })
    const { id } = made.body
    await self.call(updateWidget, { params: { id }, body: { name: 'Front page', templateId: 'social-wall' } })
    const [mail] = await emailsTo(app, owner.user.email)
    expect(mail?.subject).toBe('Plaudit support signed in to Lindqvist Bakery')
    expect(mail?.text).toContain(`Their reason: ${reason}`)
    expect(mail?.text).toContain('They can make changes.')
    const { items, unread } = (await owner.call(getNotifications, {})).body
    expect([items[0]?.kind, unread]).toEqual(['support-visited', 1])
    const { visits, isAllowed } = (await owner.call(getSupportAccess, {})).body
    expect(isAllowed).toBe(true)
    expect(visits).toMatchObject([
      {
        reason,
        mayWrite: true,
        asName: 'Mara Lindqvist',
        endedAt: null,
        changes: [{ what: 'Created a widget' }, { what: 'Changed the widget “Front page”' }],
      },
    ])
  })

  test('they can turn it off, which ends a visit at once and refuses the next', async () => {
    const owner = await makeBusiness(app)
    const self = await visit(owner.user.id)
    const { body } = await owner.call(setSupportAccess, { body: { isAllowed: false } })
    expect(body).toMatchObject({ isAllowed: false, visits: [{ endedAt: app.clock.now.toISOString() }] })
    expect((await self.call(listTestimonials, {})).status).toBe(403)
    const next = await administrator.call(impersonateUser, {
      params: { userId: owner.user.id },
      body: { reason, password },
    })
    expect([next.status, next.problem.message]).toEqual([
      403,
      'The owner of this workspace has turned off support access.',
    ])
    await owner.call(setSupportAccess, { body: { isAllowed: true } })
    expect((await visit(owner.user.id)).token).toBeDefined()
  })

  test('the audit log has it all: the start with its reason, what was read, what was changed, and the end', async () => {
    const owner = await makeBusiness(app)
    const self = await visit(owner.user.id, { mayWrite: true })
    for (let times = 0; times < 2; times += 1) await self.call(listTestimonials, {})
    await self.call(createWidget, { body: { name: 'Home page', templateId: 'social-wall' } })
    await self.call(endSupportVisit, {})
    const entries = await auditOf(await workspaceOf(owner.user.id))
    expect(entries.map(({ act, call, reason: why }) => [act, call ?? why])).toEqual([
      ['support-ended', null],
      ['support-changed', 'POST /api/widgets'],
      ['support-read', 'GET /api/testimonials'],
      ['support-started', reason],
    ])
    expect(entries[0]).toMatchObject({
      workspace: { name: 'Lindqvist Bakery' },
      person: { name: 'Mara Lindqvist' },
    })
  })
})

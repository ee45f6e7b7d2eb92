import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { resetPassword } from '#contract/accounts/password.ts'
import { cancelDeletion } from '#contract/accounts/security.ts'
import {
  listAdministrators,
  makeAdministrator as make,
  removeAdministrator as remove,
} from '#contract/administration/administrators.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import {
  deleteAccount,
  deleteWorkspace,
  keepWorkspace,
  ownerNameSentence,
  suspendWorkspace,
} from '#contract/administration/removal.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import { newestSecretLink } from '../../emails/service.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import {
  approved,
  goodPassword,
  makeAdministrator,
  makeBusiness,
  makeMember,
  makeOwner,
  type Owner,
  workspaceOf,
} from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const administrator = await makeAdministrator(app)
const dayMs = 86_400_000
const reason = 'The form was used to collect card numbers.'
const ownerName = 'Mara Lindqvist'

const auditOf = async (workspace: string) =>
  (await administrator.call(listAuditEntries, { query: { workspace } })).body.map(({ act }) => act)
const formOf = async ({ user }: Owner) =>
  (await caller(app).call(getPublicForm, { params: { linkId: user.formId } })).status
const signIn = ({ user }: Owner) =>
  caller(app).call(logIn, { body: { email: user.email, password: goodPassword } })
const subjectsTo = async (to: string) => (await emailsTo(app, to)).map(({ subject }) => subject)

describe('deleting a workspace (API-63, ADMIN-09)', () => {
  test('the owner’s name has to be typed exactly, and a reason given', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    for (const name of ['mara lindqvist', 'Lindqvist Bakery', '']) {
      const body = { ownerName: name, reason }
      const { status, problem } = await administrator.call(deleteWorkspace, { params: { id }, body })
      expect([status, problem.fields]).toEqual([400, { ownerName: ownerNameSentence }])
    }
    const body = { ownerName, reason: '' }
    const { status, problem } = await administrator.call(deleteWorkspace, { params: { id }, body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
    expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
  })

  test('goes as the owner’s own: closed at once, an email with the reason, and two weeks to keep it', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    const { status, body } = await administrator.call(deleteWorkspace, {
      params: { id },
      body: { ownerName, reason },
    })
    expect([status, Date.parse(body.deletesAt ?? '') - app.clock.now.getTime()]).toEqual([200, 14 * dayMs])
    expect((await owner.call(currentUser, {})).status).toBe(401)
    expect(await formOf(owner)).toBe(410)
    const [mail] = await emailsTo(app, owner.user.email)
    expect(mail?.subject).toMatch(/^Lindqvist Bakery will be deleted from Plaudit on /)
    expect(mail?.text).toContain(`Their reason: ${reason}`)
    await owner.call(logIn, { body: { email: owner.user.email, password: goodPassword } })
    await owner.call(cancelDeletion, {})
    expect(await formOf(owner)).toBe(200)
    expect(await auditOf(id)).toEqual(['deletion-requested'])
  })

  test('an administrator can call it off too', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    await administrator.call(deleteWorkspace, { params: { id }, body: { ownerName, reason } })
    expect((await administrator.call(keepWorkspace, { params: { id } })).body).toEqual({ deletesAt: null })
    expect(await formOf(owner)).toBe(200)
    expect(await auditOf(id)).toEqual(['deletion-canceled', 'deletion-requested'])
  })

  test('with a legal reason everything goes at once, and the owner is told why', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    await approved(app, owner)
    const legalReason = 'Order of the district court of March 3.'
    const body = { ownerName, reason, legalReason }
    const { text } = await administrator.call(deleteWorkspace, { params: { id }, body })
    expect(text).toContain('Everything in this workspace is being deleted.')
    await app.drain()
    expect((await signIn(owner)).status).toBe(401)
    expect(await formOf(owner)).toBe(404)
    const [mail] = await emailsTo(app, owner.user.email)
    expect(mail?.subject).toBe('Lindqvist Bakery has been deleted from Plaudit')
    expect(mail?.text).toContain(`Their reason: ${legalReason}`)
    const entries = (await administrator.call(listAuditEntries, { query: { workspace: id } })).body
    expect(entries).toMatchObject([
      { act: 'deletion-requested', workspace: { id: null, name: null }, reason },
    ])
  })
})

describe('deleting an account (API-65)', () => {
  const body = { confirmDeletion: true, name: ownerName, reason } as const

  test('with its only owner the whole workspace goes, in two weeks', async () => {
    const { user } = await makeBusiness(app)
    const answer = await administrator.call(deleteAccount, { params: { userId: user.id }, body })
    expect([answer.status, answer.body.deletesAt]).toEqual([200, expect.any(String)])
  })

  test('somebody of a team is gone at once, and the workspace stays', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const params = { userId: member.user.id }
    const answer = await administrator.call(deleteAccount, { params, body: { ...body, name: 'Jonas Weber' } })
    expect(answer.body).toEqual({ message: 'This account was deleted.', deletesAt: null })
    expect((await member.call(currentUser, {})).status).toBe(401)
    expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
    expect(await subjectsTo(member.user.email)).toContain('Your Plaudit account was deleted')
  })

  test('it has to be confirmed, and administrators are not among the accounts', async () => {
    const { user } = await makeBusiness(app)
    const unconfirmed = { ...body, confirmDeletion: false as true }
    const params = { userId: user.id }
    expect((await administrator.call(deleteAccount, { params, body: unconfirmed })).status).toBe(400)
    const { id } = (await administrator.call(currentUser, {})).body
    expect((await administrator.call(deleteAccount, { params: { userId: id }, body })).status).toBe(403)
  })
})

test('a suspended workspace is closed to everybody, and restored it is as it was', async () => {
  const owner = await makeBusiness(app)
  const id = await workspaceOf(app, owner)
  await approved(app, owner)
  const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
  const widget = `/api/embed/testimonials/${owner.user.id}?apiKey=${owner.user.apiKey}`
  const shown = async () => (await app.http.inject({ url: widget })).json().testimonials?.length
  const byKey = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await app.http.inject({ url: '/api/testimonials', headers })).statusCode
  }
  expect([await shown(), await byKey()]).toEqual([1, 200])
  const turn = (isSuspended: boolean) =>
    administrator.call(suspendWorkspace, { params: { id }, body: { isSuspended, reason } })
  expect((await turn(true)).body).toEqual({ suspendedAt: app.clock.now.toISOString() })
  expect((await owner.call(currentUser, {})).status).toBe(401)
  const refused = await signIn(owner)
  expect([refused.status, refused.problem.message]).toEqual([
    403,
    'This workspace is suspended. Nothing was deleted. Please contact the people who run this site.',
  ])
  expect([await formOf(owner), await byKey()]).toEqual([410, 401])
  await expect.poll(shown).toBe(0)
  await turn(false)
  await expect.poll(shown).toBe(1)
  expect([(await signIn(owner)).status, await formOf(owner), await byKey()]).toEqual([200, 200, 200])
  expect((await subjectsTo(owner.user.email)).toSorted()).toEqual([
    'Lindqvist Bakery is back on Plaudit',
    'Lindqvist Bakery was suspended on Plaudit',
  ])
  expect(await auditOf(id)).toEqual(['workspace-restored', 'workspace-suspended'])
})

describe('administrators', () => {
  test('a super admin makes one by email, who chooses a password and comes in', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const email = 'vera@plaudit.example'
    const made = await self.call(make, { body: { email, role: 'admin' } })
    expect([made.status, made.body]).toMatchObject([201, { email, role: 'admin', hasTwoFactor: false }])
    const token = new URL(await newestSecretLink(app.services.db, email)).searchParams.get('token') ?? ''
    const vera = caller(app)
    await vera.call(resetPassword, { body: { token, password: goodPassword } })
    await vera.call(logIn, { body: { email, password: goodPassword } })
    const { body } = await vera.call(listAdministrators, {})
    expect(body.map((one) => one.email)).toContain(email)
    expect(
      (await vera.call(make, { body: { email: 'x@plaudit.example', role: 'admin' } })).problem.message,
    ).toBe('Insufficient permissions')
    expect((await self.call(remove, { params: { userId: made.body.id } })).status).toBe(200)
    expect((await vera.call(currentUser, {})).status).toBe(401)
    expect((await self.call(listAdministrators, {})).body.map((one) => one.email)).not.toContain(email)
  })

  test('an owner who becomes one is an owner again afterwards, and is signed out each time', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const owner = await makeOwner(app)
    const { id } = (await self.call(make, { body: { email: owner.user.email, role: 'admin' } })).body
    expect((await owner.call(currentUser, {})).status).toBe(401)
    await self.call(remove, { params: { userId: id } })
    await owner.call(logIn, { body: { email: owner.user.email, password: goodPassword } })
    expect((await owner.call(currentUser, {})).body).toMatchObject({ role: 'owner', isWorkspaceOwner: true })
  })

  test('an address that nobody has verified makes no administrator', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const stranger = await makeOwner(app, 'Mara', 'Lindqvist', { isProven: false })
    const { status, problem } = await self.call(make, { body: { email: stranger.user.email, role: 'admin' } })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['email']])
  })

  test('the last super admin stays', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const { id } = (await self.call(currentUser, {})).body
    const others = (await self.call(listAdministrators, {})).body.filter(
      (one) => one.role === 'super_admin' && one.id !== id,
    )
    for (const one of others) await self.call(remove, { params: { userId: one.id } })
    const gone = await self.call(remove, { params: { userId: id } })
    expect([gone.status, gone.problem.code]).toEqual([409, 'last-administrator'])
    const { email } = (await self.call(currentUser, {})).body
    expect((await self.call(make, { body: { email, role: 'admin' } })).status).toBe(409)
  })
})

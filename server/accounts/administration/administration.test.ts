import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { resetPassword } from '#contract/accounts/password.ts'
import { cancelDeletion, keepOwnAccount } from '#contract/accounts/security.ts'
import {
  listAdministrators,
  makeAdministrator as make,
  removeAdministrator as remove,
} from '#contract/administration/administrators.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import {
  deleteAccount,
  deleteWorkspace,
  keepAccount,
  keepWorkspace,
  ownerNameSentence,
  suspendWorkspace,
} from '#contract/administration/removal.ts'
import { impersonateUser } from '#contract/administration/support.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import { changeTeamRole, getTeam, leaveTeam } from '#contract/team/team.ts'
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
import { deletePeople } from '../deletion/own-deletion.ts'

const app = await testApp()
const administrator = await makeAdministrator(app)
const dayMs = 86_400_000
const reason = 'The form was used to collect card numbers.'
const ownerName = 'Mara Lindqvist'
const password = goodPassword

const auditOf = async (workspace: string) =>
  (await administrator.call(listAuditEntries, { query: { workspace } })).body.map(({ act }) => act)
const formOf = async ({ user }: Owner) =>
  (await caller(app).call(getPublicForm, { params: { linkId: user.formId } })).status
const signIn = ({ user }: Owner) =>
  caller(app).call(logIn, { body: { email: user.email, password: goodPassword } })
const mailOf = async ({ user }: { user: { email: string } }, subject: RegExp) =>
  (await emailsTo(app, user.email)).find((mail) => subject.test(mail.subject))

/** What is done once so many days have passed. */
async function later(days: number, work: (services: typeof app.services) => Promise<void>): Promise<void> {
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + days * dayMs)
  await work(app.services)
  await app.drain()
  app.clock.now = now
}
const subjectsTo = async (to: string) => (await emailsTo(app, to)).map(({ subject }) => subject)

describe('deleting a workspace (API-63, ADMIN-09)', () => {
  test('the owner’s name has to be typed exactly, and a reason given', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    for (const name of ['mara lindqvist', 'Lindqvist Bakery', '']) {
      const body = { ownerName: name, reason, password }
      const { status, problem } = await administrator.call(deleteWorkspace, { params: { id }, body })
      expect([status, problem.fields]).toEqual([400, { ownerName: ownerNameSentence }])
    }
    const body = { ownerName, reason: '', password }
    const { status, problem } = await administrator.call(deleteWorkspace, { params: { id }, body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']])
    expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
  })

  test('the administrator’s own password is asked for, as for whatever a stolen session must not do', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    const userId = owner.user.id
    const wrong = 'Not-My-Password-1'
    const self = await makeAdministrator(app, 'super_admin')
    const refused = await Promise.all([
      self.call(deleteWorkspace, { params: { id }, body: { ownerName, reason, password: wrong } }),
      self.call(deleteAccount, {
        params: { userId },
        body: { confirmDeletion: true, name: ownerName, reason, password: wrong },
      }),
      self.call(make, { body: { email: owner.user.email, role: 'admin', password: wrong } }),
      self.call(remove, { params: { userId }, body: { password: wrong } }),
      self.call(impersonateUser, { params: { userId }, body: { reason, password: wrong } }),
    ])
    expect(refused.map(({ problem }) => problem.fields)).toEqual(
      refused.map(() => ({ password: 'That is not your current password.' })),
    )
    expect((await owner.call(currentUser, {})).body).toMatchObject({ role: 'owner', deletesAt: null })
  })

  test('goes as the owner’s own: closed at once, an email with the reason, and two weeks to keep it', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    const { status, body } = await administrator.call(deleteWorkspace, {
      params: { id },
      body: { ownerName, reason, password },
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
    await administrator.call(deleteWorkspace, { params: { id }, body: { ownerName, reason, password } })
    expect((await administrator.call(keepWorkspace, { params: { id } })).body).toEqual({ deletesAt: null })
    expect(await formOf(owner)).toBe(200)
    expect(await auditOf(id)).toEqual(['deletion-canceled', 'deletion-requested'])
  })

  test('with a legal reason everything goes at once, and the owner is told why', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    await approved(app, owner)
    const legalReason = 'Order of the district court of March 3.'
    const body = { ownerName, reason, legalReason, password }
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
  const body = { confirmDeletion: true, name: ownerName, reason, password } as const

  test('with its only owner the whole workspace goes, in two weeks', async () => {
    const { user } = await makeBusiness(app)
    const answer = await administrator.call(deleteAccount, { params: { userId: user.id }, body })
    expect([answer.status, answer.body.deletesAt]).toEqual([200, expect.any(String)])
  })

  const memberAnswer = async (owner: Owner, more: { legalReason?: string } = {}) => {
    const member = await makeMember(app, owner)
    const params = { userId: member.user.id }
    const asked = { ...body, name: 'Jonas Weber', ...more }
    return { member, params, answer: await administrator.call(deleteAccount, { params, body: asked }) }
  }

  test('somebody of a team is signed out and has the same two weeks to keep the account; the workspace stays', async () => {
    const owner = await makeBusiness(app)
    const { member, answer } = await memberAnswer(owner)
    expect(Date.parse(answer.body.deletesAt ?? '') - app.clock.now.getTime()).toBe(14 * dayMs)
    expect((await member.call(currentUser, {})).status).toBe(401)
    expect((await owner.call(currentUser, {})).body).toMatchObject({ deletesAt: null, ownDeletesAt: null })
    const mail = await mailOf(member, /^Your Plaudit account will be deleted on /)
    expect(mail?.text).toContain(`Their reason: ${reason}`)
    expect(await subjectsTo(owner.user.email)).toEqual([
      expect.stringMatching(/^Jonas Weber will be removed from Lindqvist Bakery on /),
    ])
    const again = caller(app)
    await again.call(logIn, { body: { email: member.user.email, password } })
    expect((await again.call(currentUser, {})).body.ownDeletesAt).toBe(answer.body.deletesAt)
    expect((await again.call(keepOwnAccount, {})).body).toEqual({ ownDeletesAt: null })
    await later(15, deletePeople)
    expect((await again.call(currentUser, {})).status).toBe(200)
    expect(await subjectsTo(member.user.email)).toContain('Your Plaudit account will not be deleted')
  })

  test('after the two weeks the account is gone and its person told why; an administrator could have called it off', async () => {
    const owner = await makeBusiness(app)
    const [first, second] = [await memberAnswer(owner), await memberAnswer(owner)]
    await administrator.call(keepAccount, { params: second.params })
    await later(15, deletePeople)
    const team = (await owner.call(getTeam, {})).body.members.map(({ id }) => id)
    expect(team).toEqual([owner.user.id, second.params.userId])
    const mail = await mailOf(first.member, /^Your Plaudit account was deleted$/)
    expect(mail?.text).toContain(`Their reason: ${reason}`)
    expect(await auditOf(await workspaceOf(app, owner))).toEqual([
      'deletion-canceled',
      'deletion-requested',
      'deletion-requested',
    ])
  })

  test('their secret keys open nothing while the deletion waits, and no owner is left behind alone', async () => {
    const owner = await makeBusiness(app)
    const { member, params } = await memberAnswer(owner)
    await administrator.call(keepAccount, { params })
    await owner.call(changeTeamRole, { params: { id: member.user.id }, body: { role: 'owner' } })
    const second = caller(app)
    await second.call(logIn, { body: { email: member.user.email, password } })
    const { key } = (await second.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
    const headers = { authorization: `Bearer ${key}` }
    const byKey = async () => (await app.http.inject({ url: '/api/testimonials', headers })).statusCode
    expect(await byKey()).toBe(200)
    await administrator.call(deleteAccount, { params, body: { ...body, name: 'Jonas Weber' } })
    expect(await byKey()).toBe(401)
    expect((await owner.call(leaveTeam, {})).problem.code).toBe('last-owner')
  })

  test('with a legal reason the account is gone at once', async () => {
    const owner = await makeBusiness(app)
    const legalReason = 'Order of the district court of March 3.'
    const { member, answer } = await memberAnswer(owner, { legalReason })
    expect(answer.body).toEqual({ message: 'This account was deleted.', deletesAt: null })
    expect((await member.call(currentUser, {})).status).toBe(401)
    const mail = await mailOf(member, /^Your Plaudit account was deleted$/)
    expect(mail?.text).toContain(`Their reason: ${legalReason}`)
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
    const made = await self.call(make, { body: { email, role: 'admin', password } })
    expect([made.status, made.body]).toMatchObject([201, { email, role: 'admin', hasTwoFactor: false }])
    const token = new URL(await newestSecretLink(app.services.db, email)).searchParams.get('token') ?? ''
    const vera = caller(app)
    await vera.call(resetPassword, { body: { token, password: goodPassword } })
    await vera.call(logIn, { body: { email, password: goodPassword } })
    const { body } = await vera.call(listAdministrators, {})
    expect(body.map((one) => one.email)).toContain(email)
    expect(
      (await vera.call(make, { body: { email: 'x@plaudit.example', role: 'admin', password } })).problem
        .message,
    ).toBe('Insufficient permissions')
    expect((await self.call(remove, { params: { userId: made.body.id }, body: { password } })).status).toBe(
      200,
    )
    expect((await vera.call(currentUser, {})).status).toBe(401)
    expect((await self.call(listAdministrators, {})).body.map((one) => one.email)).not.toContain(email)
  })

  test('an owner who becomes one is an owner again afterwards, and is signed out each time', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const owner = await makeOwner(app)
    const { id } = (await self.call(make, { body: { email: owner.user.email, role: 'admin', password } }))
      .body
    expect((await owner.call(currentUser, {})).status).toBe(401)
    await self.call(remove, { params: { userId: id }, body: { password } })
    await owner.call(logIn, { body: { email: owner.user.email, password: goodPassword } })
    expect((await owner.call(currentUser, {})).body).toMatchObject({ role: 'owner', isWorkspaceOwner: true })
  })

  test('an address that nobody has verified makes no administrator', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const stranger = await makeOwner(app, 'Mara', 'Lindqvist', { isProven: false })
    const { status, problem } = await self.call(make, {
      body: { email: stranger.user.email, role: 'admin', password },
    })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['email']])
  })

  test('the last super admin stays', async () => {
    const self = await makeAdministrator(app, 'super_admin')
    const { id } = (await self.call(currentUser, {})).body
    const others = (await self.call(listAdministrators, {})).body.filter(
      (one) => one.role === 'super_admin' && one.id !== id,
    )
    for (const one of others) await self.call(remove, { params: { userId: one.id }, body: { password } })
    const gone = await self.call(remove, { params: { userId: id }, body: { password } })
    expect([gone.status, gone.problem.code]).toEqual([409, 'last-administrator'])
    const { email } = (await self.call(currentUser, {})).body
    expect((await self.call(make, { body: { email, role: 'admin', password } })).status).toBe(409)
  })
})

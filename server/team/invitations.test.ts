import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import * as api from '#contract/team/team.ts'
import { workspaces } from '../workspaces/tables.ts'
import { emails } from '../emails/tables.ts'
import { invitations } from './tables.ts'
import { randomToken } from '../kit/ids.ts'
import { type Caller, caller } from '../test/as.ts'
import { goodPassword, invitationToken, makeBusiness, makeMember, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
const mailing = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
const newcomer = { firstName: 'Jonas', lastName: 'Weber', password: goodPassword }
const someEmail = () => `${randomToken(8).toLowerCase()}@example.com`

async function invited(owner: Owner, email = someEmail()) {
  const { body } = await owner.call(api.inviteToTeam, { body: { email, role: 'member' } })
  return { ...body, token: await invitationToken(app, email) }
}

const open = (token: string) => caller(app).call(api.getInvitation, { params: { token } })
const accept = (token: string, body = newcomer, visitor = caller(app)) =>
  visitor.call(api.acceptInvitation, { params: { token }, body })

describe('an invitation', () => {
  test('goes out by mail with a link, says who invites and nothing of the business inside', async () => {
    const owner = await makeBusiness(app)
    const { email } = await invited(owner)
    const [mail] = await app.services.db.select().from(emails).where(eq(emails.recipient, email))
    expect(mail?.subject).toBe('Join Lindqvist Bakery on Plaudit')
    expect(mail?.text).toContain('Mara Lindqvist invited you to manage testimonials')
    for (const secret of [owner.user.email, owner.user.apiKey, owner.user.formId, owner.user.id]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret)
    }
  })

  test('is kept as a hash, and no list holds its link', async () => {
    const owner = await makeBusiness(app)
    const { token, id } = await invited(owner)
    const [row] = await app.services.db.select().from(invitations).where(eq(invitations.id, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await owner.call(api.getTeam, {})).text).not.toContain(token)
  })

  test('shows the business and who invites; looking changes nothing', async () => {
    const owner = await makeBusiness(app)
    const { token, email, expiresAt } = await invited(owner)
    for (let times = 0; times < 3; times++) {
      expect((await open(token)).body).toEqual({
        businessName: 'Lindqvist Bakery',
        invitedBy: 'Mara Lindqvist',
        email,
        role: 'member',
        hasAccount: false,
        expiresAt,
      })
    }
    expect((await accept(token)).status).toBe(201)
  })

  test('makes the account in that workspace, with that role, and signs in', async () => {
    const owner = await makeBusiness(app)
    const { token, email } = await invited(owner)
    const visitor = caller(app)
    await accept(token, newcomer, visitor)
    expect((await visitor.call(currentUser, {})).body).toMatchObject({
      firstName: 'Jonas',
      lastName: 'Weber',
      email,
      role: 'member',
      isWorkspaceOwner: false,
      hasBusinessProfile: true,
    })
    const { members, invitations: waiting } = (await owner.call(api.getTeam, {})).body
    expect([members.length, waiting.length]).toEqual([2, 0])
    const signedIn = await caller(app).call(logIn, { body: { email, password: goodPassword } })
    expect(signedIn.status).toBe(200)
  })

  test('asks for the password rules of the sign-up', async () => {
    const owner = await makeBusiness(app)
    const { token } = await invited(owner)
    const short = await accept(token, { ...newcomer, password: 'short' })
    expect(short.problem.fields?.['password']).toBe('Password must be at least 8 characters')
    const common = await accept(token, { ...newcomer, password: 'Password1' })
    expect(common.problem.code).toBe('weak-password')
    expect((await accept(token)).status).toBe(201)
  })

  test('sent twice with one Idempotency-Key is one email', async () => {
    const owner = await makeBusiness(app)
    const email = someEmail()
    const send = () =>
      owner.call(api.inviteToTeam, { body: { email, role: 'member' } }, { 'idempotency-key': `k-${email}` })
    const answers = [await send(), await send()]
    expect(answers[1]?.body.id).toBe(answers[0]?.body.id)
    const posted = await app.services.db.select().from(emails).where(eq(emails.recipient, email))
    expect(posted).toHaveLength(1)
  })

  test('of somebody who is in the team already is refused with a sentence', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const again = await owner.call(api.inviteToTeam, { body: { email: member.user.email, role: 'owner' } })
    expect([again.status, again.problem.message]).toEqual([409, 'This person is already on your team.'])
  })

  test('of an address with an account elsewhere says so to its reader, and not to the owner', async () => {
    const owner = await makeBusiness(app)
    const other = await makeBusiness(app, 'Other Bakery')
    const { token } = await invited(owner, other.user.email)
    expect((await open(token)).body.hasAccount).toBe(true)
    const refused = await accept(token)
    expect(refused.problem.code).toBe('email-taken')
    expect(refused.problem.message).toContain('an account can only belong to one workspace')
    expect((await owner.call(api.getTeam, {})).body.members).toHaveLength(1)
    const signedIn = await caller(app).call(logIn, {
      body: { email: other.user.email, password: goodPassword },
    })
    expect(signedIn.body.id).toBe(other.user.id)
  })

  test('of one workspace is out of reach from another', async () => {
    const owner = await makeBusiness(app)
    const stranger = await makeBusiness(app, 'Other Bakery')
    const { id, token } = await invited(owner)
    const answers = [
      await stranger.call(api.revokeInvitation, { params: { id } }),
      await stranger.call(api.resendInvitation, { params: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await stranger.call(api.getTeam, {})).body.invitations).toEqual([])
    expect((await open(token)).status).toBe(200)
  })
})

describe('while no email can leave', () => {
  const handedOver = async (owner: Owner, email = someEmail()) => {
    const { body } = await owner.call(api.inviteToTeam, { body: { email, role: 'member' } })
    return { ...body, token: body.url?.split('token=')[1] ?? '' }
  }

  test('the owner gets the link, may copy it again, and either opens the same invitation once', async () => {
    const owner = await makeBusiness(app)
    const { id, url, token } = await handedOver(owner)
    expect(url).toMatch(/\/join\?token=[\w-]{40,}$/)
    const again = (await owner.call(api.getInvitationLink, { params: { id } })).body.url.split('token=')[1]!
    expect((await open(again)).body.businessName).toBe('Lindqvist Bakery')
    expect((await accept(token)).status).toBe(201)
    expect((await accept(again)).status).toBe(410)
    expect((await owner.call(api.getInvitationLink, { params: { id } })).status).toBe(404)
  })

  test('joining by a copied link works, and proves no address', async () => {
    const owner = await makeBusiness(app)
    const { token } = await handedOver(owner)
    const { body } = await accept(token)
    expect(body).toMatchObject({ isWorkspaceOwner: false, isEmailProven: false })
    const mailed = await invited(owner)
    expect((await accept(mailed.token)).body.isEmailProven).toBe(true)
  })

  test('a copied link neither tells who has an account nor takes an address from one', async () => {
    const owner = await makeBusiness(app)
    const proven = await makeBusiness(app, 'Other Bakery')
    const unproven = await makeBusiness(app, 'Third Bakery', { isProven: false })
    for (const { user } of [proven, unproven]) {
      const { token } = await handedOver(owner, user.email)
      expect((await open(token)).body.hasAccount).toBe(false)
      expect((await accept(token)).status).toBe(201)
    }
    const again = { email: proven.user.email, role: 'member' } as const
    expect((await owner.call(api.inviteToTeam, { body: again })).problem.code).toBe('email-taken')
    const emails = (await owner.call(api.getTeam, {})).body.members.map(({ email }) => email)
    expect(emails).toEqual([owner.user.email, proven.user.email, unproven.user.email])
    for (const holder of [proven, unproven]) {
      expect((await holder.call(currentUser, {})).body.email).toBe(holder.user.email)
    }
  })

  test('an owner whose own address is unproven invites too, and nothing is mailed in their name', async () => {
    const owner = await makeBusiness(app, 'New Bakery', { isProven: false })
    const { email, token } = await handedOver(owner)
    expect((await accept(token)).status).toBe(201)
    const mailed = await app.services.db.select().from(emails).where(eq(emails.recipient, email))
    expect(mailed.filter(({ subject }) => subject.startsWith('Join'))).toEqual([])
  })

  test('a link ends when another is made, and no member copies one', async () => {
    const owner = await makeBusiness(app)
    const { id, token } = await handedOver(owner)
    const member = await makeMember(app, owner)
    expect((await member.call(api.getInvitationLink, { params: { id } })).status).toBe(403)
    await owner.call(api.resendInvitation, { params: { id } })
    expect((await open(token)).status).toBe(410)
  })
})

test('a server that sends email takes no invitation from an owner whose own address is unproven', async () => {
  const owner = await makeBusiness(mailing, 'New Bakery', { isProven: false })
  const email = someEmail()
  const { status, problem } = await owner.call(api.inviteToTeam, { body: { email, role: 'member' } })
  expect([status, problem.code]).toEqual([403, 'address-unproven'])
  const posted = await mailing.services.db.select().from(emails).where(eq(emails.recipient, email))
  expect(posted).toEqual([])
})

test('a server that sends email gives no link away', async () => {
  const owner = await makeBusiness(mailing)
  const { body } = await owner.call(api.inviteToTeam, { body: { email: someEmail(), role: 'member' } })
  expect(body.url).toBeUndefined()
  expect((await owner.call(api.getInvitationLink, { params: { id: body.id } })).status).toBe(404)
  expect((await owner.call(api.resendInvitation, { params: { id: body.id } })).body.url).toBeUndefined()
})

describe('a link that leads nowhere gives one and the same answer', () => {
  const answerOf = async (token: string) => {
    const [seen, tried] = [await open(token), await accept(token)]
    const toRefusal = ({ status, problem: { code, message } }: typeof tried) => ({ status, code, message })
    expect(toRefusal(tried)).toEqual(toRefusal(seen as unknown as typeof tried))
    return toRefusal(tried)
  }
  const expired = {
    status: 410,
    code: 'link-expired',
    message: 'This invitation has expired, was already used or was revoked. Please ask for a new one.',
  }

  test('unknown', async () => expect(await answerOf(randomToken(32))).toEqual(expired))

  test('used', async () => {
    const { token } = await invited(await makeBusiness(app))
    await accept(token)
    expect(await answerOf(token)).toEqual(expired)
  })

  test('taken back', async () => {
    const owner = await makeBusiness(app)
    const { token, id } = await invited(owner)
    await owner.call(api.revokeInvitation, { params: { id } })
    expect(await answerOf(token)).toEqual(expired)
  })

  test('replaced by a newer email, whose link works', async () => {
    const owner = await makeBusiness(app)
    const { token, id, email } = await invited(owner)
    await owner.call(api.resendInvitation, { params: { id } })
    expect(await answerOf(token)).toEqual(expired)
    const third = await invited(owner, email)
    expect(third.id).toBe(id)
    expect((await accept(third.token)).status).toBe(201)
  })

  test('of a workspace that is about to be deleted', async () => {
    const owner = await makeBusiness(app)
    const { token } = await invited(owner)
    const { workspaceId } = (await app.services.db.select().from(invitations)).at(-1)!
    await app.services.db
      .update(workspaces)
      .set({ deletionRequestedAt: app.clock.now })
      .where(eq(workspaces.id, workspaceId))
    expect(await answerOf(token)).toEqual(expired)
  })

  test('older than 7 days, until it is sent again', async () => {
    const owner = await makeBusiness(app)
    const { token, id, email } = await invited(owner)
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 7 * 86_400_000 - 1000)
    expect((await open(token)).status).toBe(200)
    app.clock.now = new Date(before.getTime() + 7 * 86_400_000 + 1000)
    expect(await answerOf(token)).toEqual(expired)
    expect((await owner.call(api.getTeam, {})).body.invitations).toHaveLength(1)
    await owner.call(api.resendInvitation, { params: { id } })
    expect((await accept(await invitationToken(app, email))).status).toBe(201)
    app.clock.now = before
  })
})

test('of two people who use one link at the same moment one gets in', async () => {
  const owner = await makeBusiness(app)
  const { token } = await invited(owner)
  const answers = await Promise.all([accept(token), accept(token), accept(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410])
  expect((await owner.call(api.getTeam, {})).body.members).toHaveLength(2)
})

test('whoever was removed can be invited again', async () => {
  const owner = await makeBusiness(app)
  const member = await makeMember(app, owner)
  await owner.call(api.removeFromTeam, { params: { id: member.user.id } })
  const { token } = await invited(owner, member.user.email)
  expect((await accept(token)).status).toBe(201)
})

describe('an owner’s open invitations are no way back in', () => {
  const waysOut: [string, (first: Owner, id: string, other: Caller) => Promise<unknown>][] = [
    ['removed', (first, id) => first.call(api.removeFromTeam, { params: { id } })],
    ['gone by themselves', (_, __, other) => other.call(api.leaveTeam, {})],
    [
      'made a member',
      (first, id) => first.call(api.changeTeamRole, { params: { id }, body: { role: 'member' } }),
    ],
  ]
  test.each(waysOut)('once they are %s', async (_, goes) => {
    const first = await makeBusiness(app)
    const other = await makeMember(app, first, 'owner')
    const [theirs, ours] = [someEmail(), someEmail()]
    await other.call(api.inviteToTeam, { body: { email: theirs, role: 'owner' } })
    const wayBack = await invitationToken(app, theirs)
    const { token } = await invited(first, ours)
    await goes(first, other.user.id, other)
    expect((await accept(wayBack)).status).toBe(410)
    expect((await first.call(api.getTeam, {})).body.invitations.map(({ email }) => email)).toEqual([ours])
    expect((await accept(token)).status).toBe(201)
  })

  test('but stay open when an owner is named an owner once more', async () => {
    const first = await makeBusiness(app)
    const other = await makeMember(app, first, 'owner')
    const email = someEmail()
    await other.call(api.inviteToTeam, { body: { email, role: 'member' } })
    await first.call(api.changeTeamRole, { params: { id: other.user.id }, body: { role: 'owner' } })
    expect((await accept(await invitationToken(app, email))).status).toBe(201)
  })
})

test('one address gets five emails a day at most', async () => {
  const owner = await makeBusiness(limited)
  const email = someEmail()
  const statuses = []
  for (let times = 0; times < 6; times++) {
    statuses.push((await owner.call(api.inviteToTeam, { body: { email, role: 'member' } })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

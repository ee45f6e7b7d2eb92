import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import {
  changeTeamRole,
  getTeam,
  inviteToTeam,
  leaveTeam,
  removeFromTeam,
  type TeamRole,
} from '#contract/team/team.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { makeAdmin } from '../accounts/service.ts'
import { apiKeys, sessions, users } from '../accounts/tables.ts'
import { caller } from '../test/as.ts'
import { goodPassword, makeBusiness, makeMember, makeOwner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

describe('the team', () => {
  test('lists everybody with their role, owners first, and who was asked to come (ROLE-08)', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const second = await makeMember(app, owner, 'owner')
    await owner.call(inviteToTeam, { body: { email: 'lena-list@example.com', role: 'member' } })
    const { body } = await member.call(getTeam, {})
    expect(body.members.map(({ id, role, isWorkspaceOwner }) => [id, role, isWorkspaceOwner])).toEqual([
      [owner.user.id, 'owner', true],
      [second.user.id, 'owner', true],
      [member.user.id, 'member', false],
    ])
    expect(body.invitations).toMatchObject([
      { email: 'lena-list@example.com', role: 'member', invitedBy: 'Mara Lindqvist' },
    ])
  })

  test('does its daily work together, on the same testimonials (ROLE-02)', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    await submitted(app, owner.user.formId)
    expect((await member.call(listTestimonials, { query: {} })).body).toHaveLength(1)
    expect(member.user).toMatchObject({ role: 'member', isWorkspaceOwner: false, formId: owner.user.formId })
  })

  test('of one workspace is out of reach from another', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const stranger = await makeBusiness(app, 'Other Bakery')
    const params = { id: member.user.id }
    const role: TeamRole = 'owner'
    const answers = [
      await stranger.call(changeTeamRole, { params, body: { role } }),
      await stranger.call(removeFromTeam, { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await stranger.call(getTeam, {})).body.members).toHaveLength(1)
    expect((await member.call(currentUser, {})).body.role).toBe('member')
  })

  test('gives a new role that holds from the next request on', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const invite = { body: { email: 'role-next@example.com', role: 'member' as const } }
    expect((await member.call(inviteToTeam, invite)).status).toBe(403)
    const params = { id: member.user.id }
    const promoted = await owner.call(changeTeamRole, { params, body: { role: 'owner' } })
    expect(promoted.body).toMatchObject({ role: 'owner', isWorkspaceOwner: true })
    expect((await member.call(inviteToTeam, invite)).status).toBe(201)
    await owner.call(changeTeamRole, { params, body: { role: 'member' } })
    expect((await member.call(inviteToTeam, invite)).status).toBe(403)
  })

  test('loses somebody with their sessions and secret keys, and keeps what they did', async () => {
    const owner = await makeBusiness(app)
    const leaver = await makeMember(app, owner, 'owner')
    const { key } = (await leaver.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
    await submitted(app, owner.user.formId)
    await owner.call(removeFromTeam, { params: { id: leaver.user.id } })

    expect((await leaver.call(currentUser, {})).status).toBe(401)
    const withKey = await caller(app).call(
      listTestimonials,
      { query: {} },
      { authorization: `Bearer ${key}` },
    )
    expect(withKey.status).toBe(401)
    const again = { email: leaver.user.email, password: goodPassword }
    expect((await caller(app).call(logIn, { body: again })).status).toBe(401)
    const { db } = app.services
    expect(await db.select().from(sessions).where(eq(sessions.userId, leaver.user.id))).toEqual([])
    expect(await db.select().from(apiKeys).where(eq(apiKeys.userId, leaver.user.id))).toEqual([])
    expect((await owner.call(listTestimonials, { query: {} })).body).toHaveLength(1)
    // The address is free again.
    const invited = await owner.call(inviteToTeam, { body: { email: leaver.user.email, role: 'member' } })
    expect(invited.status).toBe(201)
  })

  test('can be left', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    expect((await member.call(leaveTeam, {})).status).toBe(200)
    expect(member.token).toBeUndefined()
    expect((await owner.call(getTeam, {})).body.members).toHaveLength(1)
  })
})

describe('the last owner of a workspace', () => {
  test('can neither leave, nor be removed, nor become a member', async () => {
    const owner = await makeBusiness(app)
    await makeMember(app, owner)
    const params = { id: owner.user.id }
    const answers = [
      await owner.call(leaveTeam, {}),
      await owner.call(removeFromTeam, { params }),
      await owner.call(changeTeamRole, { params, body: { role: 'member' } }),
    ]
    expect(answers.map(({ problem }) => problem.code)).toEqual(['last-owner', 'last-owner', 'last-owner'])
    expect((await owner.call(currentUser, {})).body.isWorkspaceOwner).toBe(true)
  })

  test('is still there after two owners removed each other at the same moment', async () => {
    const one = await makeBusiness(app)
    const other = await makeMember(app, one, 'owner')
    const answers = await Promise.all([
      one.call(removeFromTeam, { params: { id: other.user.id } }),
      other.call(removeFromTeam, { params: { id: one.user.id } }),
      one.call(changeTeamRole, { params: { id: other.user.id }, body: { role: 'member' } }),
    ])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const { db } = app.services
    const workspace = (await db.select().from(users).where(eq(users.id, one.user.id)))[0]?.workspaceId
    const left = (await db.select().from(users).where(eq(users.id, other.user.id)))[0]?.workspaceId
    const owners = await db
      .select()
      .from(users)
      .where(and(eq(users.workspaceId, workspace ?? left ?? ''), eq(users.isWorkspaceOwner, true)))
    expect(owners.length).toBeGreaterThanOrEqual(1)
  })

  test('may go once somebody else is an owner', async () => {
    const owner = await makeBusiness(app)
    const heir = await makeMember(app, owner, 'owner')
    expect((await owner.call(leaveTeam, {})).status).toBe(200)
    expect((await heir.call(getTeam, {})).body.members.map(({ id }) => id)).toEqual([heir.user.id])
  })
})

test('an administrator of the instance keeps role and account when a team lets them go', async () => {
  const owner = await makeOwner(app)
  const colleague = await makeMember(app, owner)
  await makeAdmin(app.services, colleague.user.email, 'super_admin', goodPassword)
  const params = { id: colleague.user.id }
  const shown = await owner.call(changeTeamRole, { params, body: { role: 'owner' } })
  expect(shown.body).toMatchObject({ role: 'super_admin', isWorkspaceOwner: true })
  await owner.call(removeFromTeam, { params })
  const [storedUser] = await app.services.db.select().from(users).where(eq(users.id, colleague.user.id))
  expect(storedUser).toMatchObject({ role: 'super_admin', workspaceId: null, isWorkspaceOwner: false })
})

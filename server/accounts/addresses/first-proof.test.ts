import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { exportAccount, requestDeletion } from '#contract/accounts/security.ts'
import { getTeam, inviteToTeam } from '#contract/team/team.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { users, recoveryCodes } from '../tables.ts'
import { crmAutomation, crmIntegrations } from '../../crm/tables.ts'
import { invitations } from '../../team/tables.ts'
import { rowId, sha256 } from '../../kit/ids.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, invitationToken, makeBusiness, makeMember, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { newSecret } from '../sign-in/two-factor.ts'

const app = await testApp()
const { db, now } = app.services
const newPassword = 'Quiet-Harbor-77'

async function workspaceOf({ user }: Owner): Promise<string> {
  const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
  return row?.id ?? ''
}

/** Whoever signed up first, whether the address was theirs or not. Earlier versions let them do all of this unproven. */
async function prepared(isProven: boolean) {
  const self = await makeBusiness(app)
  const { id, email } = self.user
  const workspaceId = await workspaceOf(self)
  const accomplice = await makeMember(app, self, 'owner')
  await self.call(inviteToTeam, { body: { email: `later-${email}`, role: 'owner' } })
  const link = await invitationToken(app, `later-${email}`)
  const { key } = (await accomplice.call(createApiKey, { body: { kind: 'secret', name: 'Kept' } })).body
  await self.call(updateBusinessProfile, { body: { contactEmail: 'elsewhere@example.com' } })
  const row = { workspaceId, id: rowId(now()), createdAt: now() }
  await db.insert(crmIntegrations).values({ ...row, crmType: 'hubspot', credentials: sha256('x') })
  await db.insert(crmAutomation).values({ workspaceId, autoSendAfterDeal: true })
  await db.insert(recoveryCodes).values({ userId: id, codeHash: sha256(id) })
  const { sealed } = newSecret(app.services, id, email)
  const pending = { pendingEmail: `kept-${email}`, pendingEmailUntil: new Date(now().getTime() + 86_400_000) }
  await db
    .update(users)
    .set({ totpSecret: sealed, totpEnabledAt: now(), ...pending, ...(!isProven && { emailProvenAt: null }) })
    .where(eq(users.id, id))
  await self.call(requestDeletion, { body: { businessName: 'Lindqvist Bakery', password: goodPassword } })
  // Asking for the deletion signed the others out.
  const { email: accompliceEmail } = accomplice.user
  await accomplice.call(logIn, { body: { email: accompliceEmail, password: goodPassword } })
  return { self, email, workspaceId, accomplice, link, key }
}

async function reset(email: string) {
  await caller(app).call(requestPasswordReset, { body: { email } })
  const token = /reset-password\?token=([\w-]+)/.exec((await emailsTo(app, email)).at(-1)?.text ?? '')?.[1]
  const body = { token: token ?? '', password: newPassword }
  expect((await caller(app).call(resetPassword, { body })).status).toBe(200)
}

test('the first proof by mail ends everything that was prepared in the workspace before it', async () => {
  const squatted = await prepared(false)
  const { email, workspaceId, accomplice } = squatted
  await reset(email)
  const owner = caller(app)
  // The squatter's second factor does not lock them out.
  expect((await owner.call(logIn, { body: { email, password: newPassword } })).status).toBe(200)
  expect((await accomplice.call(exportAccount, {})).status).toBe(401)
  expect((await squatted.self.call(currentUser, {})).status).toBe(401)
  const withKey = { authorization: `Bearer ${squatted.key}` }
  expect((await caller(app).call(listTestimonials, { query: {} }, withKey)).status).toBe(401)
  const team = (await owner.call(getTeam, {})).body
  expect([team.members.map((member) => member.email), team.invitations]).toEqual([[email], []])
  expect((await owner.call(getBusinessProfile, {})).body?.contactEmail).toBe(email)
  const [row] = await db.select().from(users).where(eq(users.email, email))
  expect(row).toMatchObject({ totpSecret: null, totpEnabledAt: null, pendingEmail: null })
  expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
  for (const table of [crmIntegrations, crmAutomation]) {
    expect(await db.select().from(table).where(eq(table.workspaceId, workspaceId))).toEqual([])
  }
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, squatted.self.user.id))
  expect(codes).toEqual([])
  expect((await emailsTo(app, email)).at(-1)?.text).toContain('turned off two-factor authentication')
})

test('an address that was proven before keeps all of it when the password is reset', async () => {
  const { self, email, workspaceId, accomplice } = await prepared(true)
  await reset(email)
  expect((await accomplice.call(currentUser, {})).status).toBe(200)
  const signIn = await caller(app).call(logIn, { body: { email, password: newPassword } })
  expect(signIn.problem.code).toBe('second-factor-needed')
  expect(
    await db.select().from(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId)),
  ).toHaveLength(1)
  const open = and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt))
  expect(await db.select().from(invitations).where(open)).toHaveLength(1)
  expect((await emailsTo(app, self.user.email)).at(-1)?.text).not.toContain('two-factor')
})

test('somebody who joined the workspace of others removes nobody by proving a new address', async () => {
  const owner = await makeBusiness(app)
  const later = await makeMember(app, owner, 'owner')
  await db.update(users).set({ emailProvenAt: null }).where(eq(users.id, later.user.id))
  await reset(later.user.email)
  expect((await owner.call(getTeam, {})).body.members).toHaveLength(2)
})

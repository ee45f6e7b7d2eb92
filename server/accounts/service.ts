import { desc, eq } from 'drizzle-orm'
import type { Role, User } from '#contract/accounts/accounts.ts'
import { trialDays } from '#contract/billing/tiers.ts'
import type { Context, Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { addLookup } from '../db/lookups.ts'
import { apiKeys, users } from './tables.ts'
import { Problem } from '../http/problem.ts'
import { callerOf, type RateLimits } from '../http/limits/rate-limit.ts'
import { randomToken, rowId, sha256 } from '../kit/ids.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { dayMs } from '../kit/time.ts'
import { readPlatformSettings } from '../instance/service.ts'
import { addWorkspace, raiseOutletVersion } from '../workspaces/service.ts'
import { resumeAfterProof } from './after-proof.ts'
import { askForProof } from './addresses/address-proof.ts'
import { setSessionCookie } from './cookies.ts'
import { describeUser } from './describe-user.ts'
import { knownDevice, rememberDevice } from './sign-in/device.ts'
import { endPrepared } from './addresses/first-proof.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords/passwords.ts'
import { forgetSignInTry, trySignIn } from './limits.ts'
import { owesSecondStep } from './sign-in/second-step.ts'
import { isPublishableKeyOf } from './keys/publishable-key.ts'
import { closeSession, openSession } from './sign-in/session.ts'
import { endVisit } from './support/visits.ts'
import { addClaimant } from './team-members.ts'
import { endWaysIn } from './sign-in/ways-in.ts'

export { setSessionCookie } from './cookies.ts'
export { describeUser } from './describe-user.ts'
export { resumeAfterProof } from './after-proof.ts'
export { isPublishableKeyOf } from './keys/publishable-key.ts'
export { provenOwnersOf } from './proven-owners.ts'
export { accountExport } from './deletion/account-export.ts'
export { freeAddress } from './addresses/address-holder.ts'
export { askForProof, proveAddress } from './addresses/address-proof.ts'
export { handedResetMinutes, makeResetLink } from './passwords/password-change.ts'
export { dismissSite, forgetSite, noteFirstSite, noteSite } from './keys/outdated-keys.ts'
export { addClaimant, addMember, changeMember, removeMemberAccount } from './team-members.ts'

interface NewOwner extends Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> {
  readonly email: string
  readonly password: string
}

/**
 * Makes a workspace with its owner, its default form and its publishable key, and signs the owner in: the same for an
 * address that has an account, which the new one only claims.
 */
export async function signUp(context: Context, limits: RateLimits, owner: NewOwner): Promise<User> {
  const { firstName, lastName, email } = owner
  refuseAddresses({ firstName, lastName })
  const { userId } = await createOwner(context, owner)
  await askForProof(context, limits, { userId, email })
  return signIn(context, userId)
}

/** What is stored of a new password; one that is guessed first is refused. */
export function hashNewPassword(password: string, email: string): Promise<string> {
  refuseWeak(password, email)
  return hashPassword(password)
}

/** As `signUp`, without signing in or asking for a proof. `alsoIn` runs in the same transaction. */
export async function createOwner(
  services: Services,
  { firstName, lastName, email, password }: NewOwner,
  alsoIn: (tx: Tx, workspaceId: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ userId: string; workspaceId: string }> {
  await refuseClosedSignUp(services)
  const passwordHash = await hashNewPassword(password, email)
  const now = services.now()
  const workspaceId = rowId(now)
  const userId = rowId(now)
  await services.db.transaction(async (tx) => {
    await addWorkspace(tx, {
      id: workspaceId,
      name: `${firstName} ${lastName}`.trim(),
      trialEndsAt: new Date(now.getTime() + trialDays * dayMs),
      createdAt: now,
    })
    const person = { id: userId, workspaceId, firstName, lastName, passwordHash, createdAt: now }
    await addClaimant(tx, { ...person, role: 'owner', isWorkspaceOwner: true, email })
    for (const { equips } of services.features) await equips?.(tx, workspaceId, now)
    await addPublishableKey(tx, workspaceId, now)
    await alsoIn(tx, workspaceId)
  })
  return { userId, workspaceId }
}

/** Administrators may close this server to new businesses; who is invited to a team still comes in. */
async function refuseClosedSignUp({ db }: Services): Promise<void> {
  const { signUp: state } = await readPlatformSettings(db)
  if (state === 'closed')
    throw new Problem(
      'not-allowed',
      'Sign-up is closed on this server. Please ask the people who run it for an account.',
    )
}

/** The account that holds an address, and the newest that only claims it. */
async function accountsOf({ db }: Services, email: string) {
  const columns = { id: users.id, passwordHash: users.passwordHash, deviceEpoch: users.deviceEpoch }
  const holder = await db.select(columns).from(users).where(eq(users.email, email))
  const claimant = await db
    .select(columns)
    .from(users)
    .where(eq(users.claimedEmail, email))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1)
  return [...holder, ...claimant]
}

/** Unknown address and wrong password take as long and answer alike. */
export async function logIn(
  context: Context,
  limits: RateLimits,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const from = callerOf(context.ip)
  const accounts = await accountsOf(context, email)
  const device = knownDevice(context, email, accounts)
  const attempt = { account: email, caller: from, device }
  await trySignIn(limits, attempt)
  // Always two checks: how long it takes must not say how many accounts there are.
  const [holder, claimant] = accounts
  const checks = [holder, claimant].map(async (one) => (await isPassword(password, one?.passwordHash)) && one)
  const account = (await Promise.all(checks)).find((one) => one !== false)
  if (!account) {
    throw new Problem('wrong-credentials', 'Wrong email or password. Please check both and try again.')
  }
  await forgetSignInTry(limits, attempt)
  return admit(context, account.id)
}

/**
 * Signs in whoever has proven their first factor, a password or an account elsewhere. Throws `second-factor-needed`
 * when they owe the second; then `logInSecondFactor` signs them in.
 */
export async function admit(context: Context, userId: string): Promise<User> {
  if (await owesSecondStep(context, userId)) {
    throw new Problem('second-factor-needed', 'Please enter the code from your authenticator app.')
  }
  return signIn(context, userId)
}

/** Opens a session, ending the one that the browser brought, and remembers the device. */
export async function signIn(context: Context, userId: string): Promise<User> {
  await leave(context)
  const token = await openSession(context, userId)
  setSessionCookie(context.reply, token)
  await rememberDevice(context, userId)
  return describeUser(context, userId)
}

/** Ends the session that the browser brought, and the support visit that it was on. */
async function leave(context: Context): Promise<void> {
  if (context.support) await endVisit(context)
  if (context.sessionToken) await closeSession(context.db, context.sessionToken)
}

export async function logOut(context: Context): Promise<{ message: string }> {
  await leave(context)
  setSessionCookie(context.reply, undefined)
  return { message: 'Signed out' }
}

/** Revokes the publishable key and makes a new one. */
export async function renewPublishableKey({
  tenant,
  workspaceId,
  now,
}: WorkspaceContext): Promise<{ apiKey: string }> {
  const apiKey = await tenant(async (tx) => {
    await tx.update(apiKeys).set({ revokedAt: now() }).where(isPublishableKeyOf(workspaceId))
    await raiseOutletVersion(tx, workspaceId)
    return addPublishableKey(tx, workspaceId, now())
  })
  return { apiKey }
}

async function addPublishableKey(tx: Tx, workspaceId: string, now: Date): Promise<string> {
  const key = `pk_${randomToken(24)}`
  const keyHash = sha256(key)
  await addLookup(tx, 'key', keyHash, workspaceId)
  await tx.insert(apiKeys).values({
    workspaceId,
    id: rowId(now),
    kind: 'publishable',
    keyHash,
    shown: key,
    createdAt: now,
  })
  return key
}

/**
 * Makes a platform administrator, whose address the operator vouches for, or gives the role and a new password to an existing account, which then nothing else
 * opens.
 */
export async function makeAdmin(
  services: Services,
  email: string,
  role: Role,
  password: string,
): Promise<'created' | 'promoted'> {
  const passwordHash = await hashPassword(password)
  const [local = 'Admin'] = email.split('@')
  const made = await services.db
    .insert(users)
    .values({
      id: rowId(services.now()),
      email,
      firstName: local,
      lastName: '',
      passwordHash,
      role,
      emailProvenAt: services.now(),
      createdAt: services.now(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (made.length > 0) return 'created'
  await services.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id, provenAt: users.emailProvenAt })
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (!account) return
    if (account.provenAt) await endWaysIn(tx, account.id, services.now())
    else await endPrepared(services, tx, account.id)
    const emailProvenAt = account.provenAt ?? services.now()
    await tx.update(users).set({ role, passwordHash, emailProvenAt }).where(eq(users.id, account.id))
    if (!account.provenAt) await resumeAfterProof(services, tx, account.id)
  })
  return 'promoted'
}

import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod/mini'
import { cleanText, email as emailSchema } from '#contract/fields.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { providerNames, type SocialProblem, type SocialProvider } from '#contract/accounts/social.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { identities, users } from '../tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { queueEmail } from '../../emails/service.ts'
import type { SocialPerson } from '../../integrations/social.ts'
import { resumeAfterProof } from '../after-proof.ts'
import { endPrepared } from '../addresses/first-proof.ts'
import { mailProof } from '../addresses/address-proof.ts'
import { signInAddedEmail } from '../account-emails.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createOwner } from '../service.ts'

type Found = { readonly userId: string; readonly isNew: boolean } | { readonly problem: SocialProblem }

/**
 * Whose account this is: the one that this identity signed in before, else the one of its address if the provider
 * vouches for the address, else a new one, which claims the address if another account holds it.
 */
export async function accountOf(
  services: Services,
  provider: SocialProvider,
  person: SocialPerson,
): Promise<Found> {
  const { db } = services
  const [known] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, person.subject)))
  if (known) return { ...known, isNew: false }

  const address = z.safeParse(emailSchema, person.email)
  if (!address.success) return { problem: 'no-email' }
  const email = address.data
  const [holder] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email))
  // Whoever has not shown that the address is theirs is not told whether it has an account: theirs claims it.
  if (!holder || !person.emailVerified) {
    return { userId: await makeAccount(services, provider, person, email), isNew: true }
  }
  // Administrators are made at the command line and sign in with what was set there.
  if (holder.role !== 'owner' && holder.role !== 'member') return { problem: 'use-password' }
  await link(services, provider, person, { userId: holder.id, email })
  return { userId: holder.id, isNew: false }
}

/** A workspace of their own, under a password that nobody knows. */
async function makeAccount(
  services: Services,
  provider: SocialProvider,
  person: SocialPerson,
  email: string,
): Promise<string> {
  const nameOf = (text: string) => nameInEmail(cleanText(text.slice(0, 300))).slice(0, 80)
  const firstName = nameOf(person.firstName) || (email.split('@')[0] ?? email)
  const lastName = nameOf(person.lastName)
  const owner = { firstName, lastName, email, password: randomToken(32) }
  const { userId } = await createOwner(services, owner, async (tx, workspaceId) => {
    const [made] = await tx.select({ id: users.id }).from(users).where(eq(users.workspaceId, workspaceId))
    if (!made) return
    await addIdentity(services, tx, provider, person, made.id)
    if (!person.emailVerified) await services.jobs.enqueue(tx, mailProof, { userId: made.id, email })
  })
  return userId
}

/**
 * Signing up does not prove an address, so an account may have been waiting under it for the person it belongs to.
 * The first time a provider vouches for them, whatever was able to open the account before ends.
 */
async function link(
  services: Services,
  provider: SocialProvider,
  person: SocialPerson,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const nobodyKnows = await hashPassword(randomToken(32))
  await services.db.transaction(async (tx) => {
    // One after another: two providers' first answers must not both find the account unproven.
    const [account] = await tx
      .select({ provenAt: users.emailProvenAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const ended = account?.provenAt ? undefined : await endPrepared(services, tx, userId)
    if (ended) await tx.update(users).set({ passwordHash: nobodyKnows }).where(eq(users.id, userId))
    await addIdentity(services, tx, provider, person, userId)
    await queueEmail(services, tx, signInAddedEmail(email, providerNames[provider], ended))
  })
}

async function addIdentity(
  services: Services,
  tx: Tx,
  provider: SocialProvider,
  { subject, emailVerified }: SocialPerson,
  userId: string,
): Promise<void> {
  const now = services.now()
  await tx.insert(identities).values({ provider, subject, userId, emailVerified, createdAt: now })
  if (!emailVerified) return
  const proven = await tx
    .update(users)
    .set({ emailProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)))
  if (proven.rowCount === 1) await resumeAfterProof(services, tx, userId)
}

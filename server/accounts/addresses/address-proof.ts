import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { User } from '#contract/accounts/accounts.ts'
import type { Services, SignedInContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { users } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { queueEmail } from '../../emails/service.ts'
import { takeUpAddress } from './address-change.ts'
import { freeAddress } from './address-holder.ts'
import { resumeAfterProof } from '../after-proof.ts'
import { alreadyHereEmail, confirmChangeEmail, verifyAddressEmail } from './address-emails.ts'
import { limits } from '../limits.ts'
import { openProof, sealProof } from './proof-token.ts'
import { describeUser } from '../describe-user.ts'

const daysValid = 7

/**
 * Has the link mailed that proves the address of an account, as far as that address has not had too many. It looks and
 * takes the same whether the address is free, claimed or somebody's: the looking up is a job's.
 */
export async function askForProof(
  { db, jobs }: Services,
  rates: RateLimits,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const may = await rates.isWithin(limits.proofEmails, email)
  if (may) await jobs.enqueue(db, mailProof, { userId, email })
  return may
}

export const mailProof = defineJob({
  name: 'mail-address-proof',
  payload: z.object({ userId: z.uuid(), email: z.string() }),
  attempts: 5,
  timeoutSeconds: 30,
  async run(services, { userId, email }) {
    await services.db.transaction(async (tx) => {
      const [account] = await tx.select().from(users).where(eq(users.id, userId))
      if (account) await postProof(services, tx, account, email)
    })
  },
})

/** One email to the address that waits for its proof; whoever has an account there is told about that instead. */
async function postProof(
  services: Services,
  tx: Tx,
  { id, email, claimedEmail, pendingEmail, pendingEmailUntil, emailProvenAt }: typeof users.$inferSelect,
  askedFor: string,
): Promise<void> {
  const { config, now } = services
  const isPending = pendingEmail !== null && pendingEmailUntil !== null && pendingEmailUntil > now()
  const to = isPending ? pendingEmail : (claimedEmail ?? email)
  if (to !== askedFor || (!isPending && emailProvenAt)) return
  if (to !== email && (await isProvenElsewhere(tx, to))) {
    await queueEmail(services, tx, alreadyHereEmail(to, `${config.publicUrl}/login`))
    return
  }
  const until = isPending ? pendingEmailUntil : new Date(now().getTime() + daysValid * 86_400_000)
  const token = sealProof(services, 'prove', { userId: id, email: to, until: until.getTime() })
  const url = `${config.publicUrl}/verify-email?token=${token}`
  await queueEmail(
    services,
    tx,
    isPending ? confirmChangeEmail(to, url) : verifyAddressEmail(to, url, daysValid),
  )
}

async function isProvenElsewhere(tx: Db | Tx, email: string): Promise<boolean> {
  const [holder] = await tx
    .select({ provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.email, email))
  return Boolean(holder?.provenAt)
}

/** Mails the link again, for whoever is signed in. */
export async function resendVerification(
  context: SignedInContext,
  rates: RateLimits,
): Promise<{ message: string }> {
  const [account] = await context.db.select().from(users).where(eq(users.id, context.user.id))
  const email = account?.pendingEmail ?? account?.claimedEmail ?? context.user.email
  await rates.take(limits.proofEmails, email)
  await context.jobs.enqueue(context.db, mailProof, { userId: context.user.id, email })
  return { message: `We sent a link to ${email}.` }
}

/**
 * Somebody who is signed in here also reads the mailbox: the person who set the password, so nothing of theirs ends.
 * Another account that held the address without proof loses it.
 */
export async function verifyEmail(context: SignedInContext, token: string): Promise<User> {
  const { db, user, now } = context
  const proof = openProof(context, 'prove', token)
  if (!proof) throw expiredProof()
  if (proof.userId !== user.id) {
    throw new Problem(
      'not-allowed',
      'This link is for another account. Please sign out, then sign in with the account that asked for it.',
    )
  }
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!account) throw expiredProof()
    const { email } = proof
    const until = account.pendingEmailUntil?.getTime() ?? 0
    const isChange = account.pendingEmail === email && until === proof.until
    if (account.email === email && account.emailProvenAt) return
    if (!isChange && (account.claimedEmail ?? account.email) !== email) throw expiredProof()
    if (account.email !== email && !(await freeAddress(tx, email))) {
      throw new Problem(
        'email-taken',
        'Another account already uses this email. Please sign in with that account instead.',
      )
    }
    if (isChange) await takeUpAddress(context, tx, account, email)
    else
      await tx
        .update(users)
        .set({ email, claimedEmail: null, emailProvenAt: now() })
        .where(eq(users.id, user.id))
    await resumeAfterProof(context, tx, user.id)
  })
  return describeUser(context, user.id)
}

/**
 * For whoever runs the instance and knows whose address it is, such as where no mail can leave. The account keeps what
 * was set up in it. False when no account holds this address without proof.
 */
export function proveAddress(services: Services, email: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [proven] = await tx
      .update(users)
      .set({ emailProvenAt: services.now() })
      .where(and(eq(users.email, email), isNull(users.emailProvenAt)))
      .returning({ id: users.id })
    if (proven) await resumeAfterProof(services, tx, proven.id)
    return proven !== undefined
  })
}

function expiredProof(): Problem {
  return new Problem(
    'link-expired',
    'This link has expired or was replaced by a newer one. Please have a new one sent.',
  )
}

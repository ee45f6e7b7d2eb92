import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { customerLanguages } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { claimPrivateLinkDay, hasOptedOut, leavesHalf, queueEmail, takeOne } from '../../emails/service.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findOwnWords } from '../../testimonials/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { limits } from '../limits.ts'
import { resolveBusiness } from '../links/links.ts'
import { privateLink } from './private-link.ts'
import { privatePageEmail } from './private-page-copy.ts'
import { waitingPrivatePages } from '../tables.ts'

/** So that many businesses together cannot flood an address either. */
export function isAddressSpared(rates: RateLimits, address: string): Promise<boolean> {
  return rates.isWithin(limits.privatePageTo, address).then((isWithin) => !isWithin)
}

const privatePage = z.object({
  workspaceId: z.uuid(),
  testimonialId: z.uuid(),
  language: z.enum(customerLanguages),
})
export type PrivatePage = z.infer<typeof privatePage>

/** Mails the private page to the address that was typed with the words: at most once a day to one, and once a submission. */
export const mailPrivatePage = defineJob({
  name: 'mail-private-page',
  payload: privatePage,
  attempts: 5,
  timeoutSeconds: 60,
  async run(services, page) {
    await inWorkspace(services.db, page.workspaceId, async (tx) => {
      if ((await postPrivatePage(services, tx, page)) === 'no-room') await keepWaiting(services, tx, page)
    })
  },
})

/** Has the private page mailed as soon as an owner has proven their address and there is room for it. */
export async function keepWaiting({ now }: Services, tx: Tx, page: PrivatePage): Promise<void> {
  await tx
    .insert(waitingPrivatePages)
    .values({ ...page, dueAt: now() })
    .onConflictDoNothing()
}

/**
 * Posts the email, or answers what it waits for. Strangers cause these emails, so one leaves only while half of what the
 * owner may send is left.
 */
export async function postPrivatePage(
  services: Services,
  tx: Tx,
  { workspaceId, testimonialId, language }: PrivatePage,
): Promise<'settled' | 'had-one-today' | 'no-room'> {
  const words = await findOwnWords(tx, workspaceId, testimonialId)
  const to = words?.customerEmail
  if (!to || words.withdrawnAt || (await hasOptedOut(tx, workspaceId, to))) return 'settled'
  if (!(await hasRoom(services, tx, workspaceId))) return 'no-room'
  if (!(await claimPrivateLinkDay(tx, workspaceId, to, services.now()))) return 'had-one-today'
  await takeOne(services, tx, workspaceId)
  const { name } = await resolveBusiness(tx, workspaceId)
  const email = privatePageEmail(language, name, privateLink(services, workspaceId, testimonialId))
  await queueEmail(services, tx, { to, ...email, isFromBusiness: true }, workspaceId)
  return 'settled'
}

async function hasRoom(services: Services, tx: Tx, workspaceId: string): Promise<boolean> {
  const { createdAt, mailed, mailedSince } = workspaces
  const [workspace] = await tx
    .select({ createdAt, mailed, mailedSince })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  return workspace !== undefined && leavesHalf(services, workspace)
}

import { z } from 'zod/mini'
import { customerLanguages } from '#contract/languages.ts'
import { inWorkspace } from '../db/tenant.ts'
import { claimPrivateLinkDay, hasOptedOut, queueEmail, takeOne } from '../emails/service.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { sha256 } from '../ids.ts'
import { defineJob } from '../jobs/define-job.ts'
import { findOwnWords } from '../testimonials/service.ts'
import { limits } from './limits.ts'
import { resolveBusiness } from './links.ts'
import { privateLink } from './private-link.ts'
import { privatePageEmail } from './private-page-copy.ts'

/** So that many businesses together cannot flood an address either. Addresses are not kept. */
export function isAddressSpared(rates: RateLimits, address: string): Promise<boolean> {
  return rates.isWithin(limits.privatePageTo, sha256(address).toString('hex')).then((isWithin) => !isWithin)
}

/**
 * Mails the private page to the address that was typed with the words: at most once a day to one, and once a submission.
 * Strangers cause these emails, so a submission asks for one only while half of what the owner may send is left.
 */
export const mailPrivatePage = defineJob({
  name: 'mail-private-page',
  payload: z.object({
    workspaceId: z.uuid(),
    testimonialId: z.uuid(),
    language: z.enum(customerLanguages),
  }),
  attempts: 5,
  timeoutSeconds: 60,
  async run(services, { workspaceId, testimonialId, language }) {
    await inWorkspace(services.db, workspaceId, async (tx) => {
      const words = await findOwnWords(tx, workspaceId, testimonialId)
      const to = words?.customerEmail
      if (!to || words.withdrawnAt || (await hasOptedOut(tx, workspaceId, to))) return
      if (!(await claimPrivateLinkDay(tx, workspaceId, to, services.now()))) return
      if (!(await takeOne(services, tx, workspaceId))) return
      const { name } = await resolveBusiness(tx, workspaceId)
      const email = privatePageEmail(language, name, privateLink(services, workspaceId, testimonialId))
      await queueEmail(services, tx, { to, ...email, isFromBusiness: true }, workspaceId)
    })
  },
})

import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { WorkspaceContext } from '../../context.ts'
import {
  claimConsentDay,
  queueEmail,
  requireOne,
  requireProven,
  requireReachable,
} from '../../emails/service.ts'
import { idempotent } from '../../http/idempotent.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import {
  feedbackAddress,
  newestConsentVersion,
  noteInvited,
  noteReplied,
} from '../../testimonials/service.ts'
import { consentLanguageOf } from '../../kit/words/consent-language.ts'
import { feedbackReplyEmail } from './feedback-reply-email.ts'
import { feedbackInvitationEmail } from './invitation-email.ts'
import { countRequest } from '../limits.ts'
import { resolveBusiness } from '../links/links.ts'
import { privateLink } from '../private-page/private-link.ts'
import { refuseTeamAddress } from '../team-addresses/team-addresses.ts'

/** An answer to private feedback in the words of whoever writes it, who gets the customer's answer. */
export function replyToFeedback(
  context: WorkspaceContext,
  id: string,
  message: string,
): Promise<Testimonial> {
  requireProven(context)
  const { workspaceId, user } = context
  return idempotent(context, workspaceId, 'reply-to-feedback', { id, message }, async (tx) => {
    const { replied, to } = await noteReplied(context, tx, id, message)
    await requireOne(context, tx, workspaceId)
    const { name } = await resolveBusiness(tx, workspaceId)
    const email = { to, replyTo: user.email, ...feedbackReplyEmail(name, message), isFromBusiness: true }
    await queueEmail(context, tx, email, workspaceId)
    return replied
  })
}

/** The link to the customer's private page, in a fixed text in their language; once a day at most. */
export async function inviteToSayMore(
  context: WorkspaceContext,
  limits: RateLimits,
  id: string,
): Promise<Testimonial> {
  requireProven(context)
  const { tenant, workspaceId, now } = context
  const address = await tenant((tx) => feedbackAddress(context, tx, id))
  await refuseTeamAddress(context, address)
  await countRequest(limits, workspaceId, address)
  return tenant(async (tx) => {
    const { invited, to } = await noteInvited(context, tx, id)
    await requireReachable(tx, workspaceId, to)
    await claimConsentDay(tx, workspaceId, { to, wanted: 'something', now: now() })
    await requireOne(context, tx, workspaceId)
    const business = nameInEmail((await resolveBusiness(tx, workspaceId)).name)
    const language = consentLanguageOf(await newestConsentVersion(tx, workspaceId, id)) ?? 'en'
    const url = privateLink(context, workspaceId, id)
    const email = { to, ...feedbackInvitationEmail(language, business, url), stream: 'requests' as const }
    await queueEmail(context, tx, email, workspaceId)
    return invited
  })
}

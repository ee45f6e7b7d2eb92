import type * as api from '#contract/collection/consent-request.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { queueEmail } from '../../emails/service.ts'
import { noteConsentAsked, confirmationRecipient } from '../../testimonials/service.ts'
import { consentLanguageOf } from '../../kit/words/consent-language.ts'
import { consentEmail } from './consent-email.ts'
import { countRequest } from '../limits.ts'
import { resolveBusiness } from '../links/links.ts'
import { privateLink } from '../private-page/private-link.ts'
import { refuseTeamAddress } from '../team-addresses/team-addresses.ts'

/**
 * Mails the customer that their consent is missing, with their private link: a fixed text in their own language, in
 * which nothing but the business's name is anybody's making.
 */
export async function askForConsent(
  context: WorkspaceContext,
  limits: RateLimits,
  id: string,
  { email, forPosting = false }: Received<typeof api.askForConsent>['body'],
): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  const { to: addressee } = await tenant((tx) => confirmationRecipient(context, tx, id, email))
  if (addressee) {
    await refuseTeamAddress(context, addressee)
    await countRequest(limits, workspaceId, addressee)
  }
  return tenant(async (tx) => {
    const { name, showsInPublic } = await resolveBusiness(tx, workspaceId)
    const { asked, to, scopes, lastVersion, wasJustAsked } = await noteConsentAsked(context, tx, id, {
      email,
      asksForPlatform: showsInPublic,
      asksForPosting: forPosting,
    })
    if (wasJustAsked) return asked
    const url = privateLink(context, workspaceId, id)
    await queueEmail(
      context,
      tx,
      { to, stream: 'requests', ...consentEmail(consentLanguageOf(lastVersion) ?? 'en', name, scopes, url) },
      workspaceId,
    )
    return asked
  })
}

import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import { fieldProblem } from '../../http/problem.ts'
import { queueEmail, requireOne, requireProven } from '../../emails/service.ts'
import { noteConfirmationAsked, confirmationRecipient } from '../../testimonials/service.ts'
import { confirmationEmail } from './confirmation-email.ts'
import { resolveBusiness } from '../links/links.ts'
import { privateLink } from '../private-page/private-link.ts'
import { refuseTeamAddress } from '../team-addresses/team-addresses.ts'

/** "Ask {name} to confirm": mails the customer a private link to the exact words. */
export async function askForConfirmation(
  context: WorkspaceContext,
  id: string,
  email?: string,
): Promise<Testimonial> {
  requireProven(context)
  const { tenant, workspaceId } = context
  const { to: addressee } = await tenant((tx) => confirmationRecipient(context, tx, id, email))
  if (addressee) await refuseTeamAddress(context, addressee)
  return tenant(async (tx) => {
    const { asked, wasJustAsked } = await noteConfirmationAsked(context, tx, id, email)
    if (wasJustAsked) return asked
    const to = asked.customerEmail
    if (!to) throw fieldProblem('email', "Please enter the customer's email.")
    const { name } = await resolveBusiness(tx, workspaceId)
    const url = privateLink(context, workspaceId, id)
    const { customerName, content, confirmedContent, origin } = asked
    const draft = confirmationEmail({
      customerName,
      businessName: name,
      content,
      ownContent: asked.waitingFor === 'confirmation' ? confirmedContent : null,
      isImported: origin === 'imported' || origin === 'api',
      url,
    })
    await requireOne(context, tx, workspaceId)
    await queueEmail(context, tx, { to, stream: 'requests', ...draft }, workspaceId)
    return asked
  })
}

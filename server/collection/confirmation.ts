import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { greeting, queueEmail, requireOne, requireProven } from '../emails/service.ts'
import { noteConfirmationAsked, confirmationRecipient } from '../testimonials/service.ts'
import { resolveBusiness } from './links.ts'
import { privateLink } from './private-link.ts'
import { refuseTeamAddress } from './team-addresses.ts'

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
    if (!to) throw refused("Please enter the customer's email.")
    const { name } = await resolveBusiness(tx, workspaceId)
    const business = nameInEmail(name)
    await requireOne(context, tx, workspaceId)
    await queueEmail(
      context,
      tx,
      {
        to,
        stream: 'requests',
        subject: `${business} would like to quote you`,
        paragraphs: [
          greeting(asked.customerName),
          `${business} wrote down what you said about them. Did you say this?`,
          `“${asked.content}”`,
          `On your private page you can confirm, edit or decline it. It can't be shown unless you confirm it there or in a message that ${business} keeps on file. ${brand.name} keeps a record for both of you.`,
        ],
        button: { label: 'Review and respond', url: privateLink(context, workspaceId, id), isSecret: true },
        reason: `${business} sent you this through ${brand.name}.`,
      },
      workspaceId,
    )
    return asked
  })
}

function refused(sentence: string): Problem {
  return new Problem('invalid-input', sentence, { fields: { email: sentence } })
}

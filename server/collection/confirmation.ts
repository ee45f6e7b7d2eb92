import { brand } from '#contract/brand.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { post } from '../letters/service.ts'
import { noteConfirmationAsked } from '../testimonials/service.ts'
import { resolveBusiness } from './links.ts'
import { privateLink } from './private-link.ts'
import { teamMailboxes } from './team-addresses.ts'

/** "Ask {name} to confirm": mails the customer a private link to the exact words. */
export async function askForConfirmation(
  context: WorkspaceContext,
  id: string,
  email?: string,
): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  const team = await teamMailboxes(context)
  return tenant(async (tx) => {
    const { asked, wasJustAsked } = await noteConfirmationAsked(context, tx, id, email)
    if (wasJustAsked) return asked
    const to = asked.customerEmail
    if (!to) throw refused('Please give the address of the customer to ask.')
    if (team.include(to)) {
      throw refused(
        'That is an address of your own team. Only the customer can confirm these words, so please give theirs.',
      )
    }
    const { name: business } = await resolveBusiness(tx, workspaceId)
    await post(
      context,
      tx,
      {
        to,
        subject: `${business} would like to quote you`,
        paragraphs: [
          `Hello ${asked.customerName},`,
          `${business} wrote down what you said about them and asks whether these are your words:`,
          `"${asked.content}"`,
          `On your private page you can confirm, correct or decline them. Without your word, given there or in a message to ${business} that it keeps on file, they are shown nowhere. ${brand.name} keeps this record for both of you.`,
        ],
        button: { label: 'Look at your words', url: privateLink(context, workspaceId, id), isSecret: true },
      },
      workspaceId,
    )
    return asked
  })
}

function refused(sentence: string): Problem {
  return new Problem('invalid-input', sentence, { fields: { email: sentence } })
}

import { nameInEmail } from '#contract/plain-name.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { queueEmails } from '../emails/service.ts'
import { recipients, textRecipients, whereToTurnOff } from '../overview/service.ts'
import { queueNotice } from '../texts/service.ts'

/** Tells whoever wants "Campaign updates" that these campaigns have sent everything; it leaves with `tx`. */
export async function mailCompleted(
  services: Services,
  tx: Tx,
  workspaceId: string,
  completed: readonly { readonly name: string }[],
): Promise<void> {
  if (completed.length === 0) return
  const { publicUrl } = services.config
  const readers = await recipients(services.db, 'campaignUpdates', [workspaceId])
  const drafts = readers.flatMap(({ email }) =>
    completed.map(({ name }) => completedEmail(email, name, publicUrl)),
  )
  await queueEmails(services, tx, drafts, workspaceId)
  const what = completed.length === 1 ? 'A campaign is' : `${completed.length} campaigns are`
  const body = `${what} complete. Results: ${publicUrl}/campaigns`
  for (const { phone } of await textRecipients(services.db, 'campaignUpdates', [workspaceId]))
    await queueNotice(services, tx, { workspaceId, phone, body })
}

export function completedEmail(to: string, campaign: string, publicUrl: string) {
  return {
    to,
    subject: `Your campaign “${nameInEmail(campaign)}” is complete`,
    paragraphs: [
      'Nothing is left to send. Analytics shows who opened the form, who answered, and who was left out.',
    ],
    button: { label: 'See the results', url: `${publicUrl}/campaigns` },
    reason: whereToTurnOff(publicUrl),
  }
}

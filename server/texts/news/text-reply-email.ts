import { nameInEmail } from '#contract/plain-name.ts'
import { whereToTurnOff } from '../../overview/service.ts'

/** To somebody of the team. */
export function textReplyEmail(
  to: string,
  { name = '', said }: { readonly name?: string | undefined; readonly said: string },
  publicUrl: string,
) {
  const who = name === '' ? 'Someone' : nameInEmail(name)
  return {
    to,
    subject: `${who} replied to your text message`,
    paragraphs: [
      { quote: said, by: who },
      'Replying to this email won’t reach them. Text or call them yourself.',
    ],
    button: { label: 'Open customers', url: `${publicUrl}/customers` },
    reason: whereToTurnOff(publicUrl),
  }
}

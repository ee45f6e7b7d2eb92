import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'

interface Invited {
  readonly to: string
  readonly businessName: string
  /** Of the person who invites. */
  readonly name: string
  readonly url: string
  readonly days: number
}

export function teamInvitationEmail({ to, url, days, ...names }: Invited) {
  const businessName = nameInEmail(names.businessName)
  const name = nameInEmail(names.name)
  return {
    to,
    subject: `Join ${businessName} on ${brand.name}`,
    paragraphs: [
      `${name} invited you to manage testimonials for ${businessName}.`,
      `The link below works once, within ${days} days. If you didn't expect this email, you can ignore it.`,
    ],
    button: { label: 'Join the team', url, isSecret: true },
  }
}

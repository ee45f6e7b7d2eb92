import { brand } from '#contract/brand.ts'

interface Invited {
  readonly to: string
  readonly businessName: string
  /** Of the person who invites. */
  readonly name: string
  readonly url: string
  readonly days: number
}

export function invitationLetter({ to, businessName, name, url, days }: Invited) {
  return {
    to,
    subject: `Join ${businessName} on ${brand.name}`,
    paragraphs: [
      `${name} invites you to look after the testimonials of ${businessName} together.`,
      `The link below works once and for ${days} days. If you did not expect it, you can ignore this letter: nothing happens without you.`,
    ],
    button: { label: 'Join the team', url, isSecret: true },
  }
}

import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { supportMinutes } from '#contract/administration/support.ts'

interface Said {
  readonly administratorName: string
  readonly asName: string
  readonly business: string
  readonly reason: string
  readonly mayWrite: boolean
}

/** `url` leads to where support access is turned off. */
export function supportStartedEmail(to: string, said: Said, url: string) {
  const administrator = nameInEmail(said.administratorName) || 'An administrator'
  const business = nameInEmail(said.business)
  return {
    to,
    subject: `${brand.name} support signed in to ${business}`,
    paragraphs: [
      `${administrator}, who helps run this site, just signed in to ${business} as ${nameInEmail(said.asName)} for up to ${supportMinutes} minutes.`,
      `Their reason: ${said.reason}`,
      said.mayWrite
        ? 'They can make changes. They can’t change passwords, email addresses, API keys or billing, speak for your customers, or delete anything. Everything they change is marked as done by support.'
        : 'They can look at the account, and change nothing.',
      'In Settings, under Security, you can see every visit and turn off support access.',
    ],
    button: { label: 'Review support access', url },
  }
}

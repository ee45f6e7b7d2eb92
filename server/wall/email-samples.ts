import type { SampleEmail } from '../emails/service.ts'
import { domainEndedEmail, domainMissingEmail, domainTakenEmail } from './domain/domain-emails.ts'
import { recordName } from './domain/domain-record.ts'

const domain = 'reviews.lindqvistbakery.com'
const made = {
  'wall-domain-missing': domainMissingEmail(domain, recordName(domain), new Date('2026-12-02T09:00:00Z')),
  'wall-domain-ended': domainEndedEmail(domain, recordName(domain)),
  'wall-domain-taken': domainTakenEmail(domain),
}
const sentWhen = {
  'wall-domain-missing': 'To owners, when the DNS record of their wall’s domain is gone',
  'wall-domain-ended': 'To owners, when their wall is no longer shown at its domain',
  'wall-domain-taken': 'To owners, when another workspace proves the domain of their wall',
}

export const wallSamples: readonly SampleEmail[] = (Object.keys(made) as (keyof typeof made)[]).map(
  (name) => ({
    name,
    sentWhen: sentWhen[name],
    draft: (publicUrl) => {
      const { button, ...email } = made[name]
      return { to: 'mara@lindqvistbakery.com', ...email, button: button(publicUrl) }
    },
  }),
)

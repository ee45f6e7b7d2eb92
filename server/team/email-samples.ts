import { type SampleEmail, sampleToken } from '../emails/service.ts'
import { teamInvitationEmail } from './invitation-email.ts'

export const teamSamples: readonly SampleEmail[] = [
  {
    name: 'team-invitation',
    sentWhen: 'To somebody who is invited to the team',
    draft: (url) =>
      teamInvitationEmail({
        to: 'jonas@lindqvistbakery.com',
        businessName: 'Lindqvist Bakery',
        name: 'Mara Lindqvist',
        url: `${url}/join?token=${sampleToken}`,
        days: 7,
      }),
  },
]

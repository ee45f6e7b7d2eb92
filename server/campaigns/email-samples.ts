import {
  campaignEmail,
  defaultCampaignEmail,
  defaultReminderEmail,
} from '#contract/campaigns/campaign-email.ts'
import { type SampleEmail, studio } from '../emails/service.ts'
import { completedEmail } from './completed-email.ts'

const email = (typed: { emailSubject: string; emailTemplate: string }, url: string) => ({
  to: 'daniel.moreau@outlook.com',
  stream: 'requests' as const,
  ...campaignEmail(typed, {
    customerName: 'Daniel Moreau',
    businessName: studio.name,
    testimonialLink: `${url}/testimonial-form/8wq2mzk4xr`,
  }),
})

export const campaignSamples: readonly SampleEmail[] = [
  {
    name: 'campaign',
    sentWhen: 'To the customers in a campaign',
    business: studio,
    draft: (url) => email(defaultCampaignEmail, url),
  },
  {
    name: 'campaign-reminder',
    sentWhen: 'To those in a campaign who have not answered',
    business: studio,
    draft: (url) => email(defaultReminderEmail, url),
  },
  {
    name: 'campaign-completed',
    sentWhen: 'To the team, once a campaign has sent everything',
    draft: (url) => completedEmail('lena@sunroomyoga.com', 'Everyone who came in October', url),
  },
]

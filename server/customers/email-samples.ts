import { reminderTemplate, requestEmail, requestTemplate } from '#contract/emails/request-email.ts'
import { dentist, type SampleEmail } from '../emails/service.ts'

const request = (typed: { subject: string; message: string }, url: string) => ({
  to: 'grace.whitfield@gmail.com',
  replyTo: 'front.desk@fernwooddental.com',
  stream: 'requests' as const,
  ...requestEmail(typed, {
    customerName: 'Grace Whitfield',
    businessName: dentist.name,
    testimonialLink: `${url}/testimonial-form/k3mq8xw2vt`,
  }),
})

export const customerSamples: readonly SampleEmail[] = [
  {
    name: 'request',
    sentWhen: 'To a customer who is asked for a testimonial',
    business: dentist,
    draft: (url) => request(requestTemplate, url),
  },
  {
    name: 'weekly-follow-up',
    sentWhen: 'A week later, to those who have not answered',
    business: dentist,
    draft: (url) => request(reminderTemplate, url),
  },
]

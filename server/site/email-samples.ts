import type { SampleEmail } from '../emails/service.ts'
import { contactEmail } from './contact-email.ts'

export const siteSamples: readonly SampleEmail[] = [
  {
    name: 'contact',
    sentWhen: 'To the operator, when somebody uses the contact page',
    draft: () =>
      contactEmail('operator@reviews.lindqvistbakery.com', {
        name: 'Oskar Nyberg',
        email: 'oskar@nybergcoffee.se',
        company: 'Nyberg Coffee Roasters',
        subject: 'Moving 1,200 reviews',
        message:
          'Hello,\n\nwe have about 1,200 reviews in a spreadsheet. Can we import them with their dates and photos?\n\nBest regards,\nOskar',
        inquiryType: 'sales',
      }),
  },
]

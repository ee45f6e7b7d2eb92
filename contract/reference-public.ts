import {
  changeMyTestimonial,
  getChallenge,
  getMyTestimonial,
  getPublicForm,
  submitTestimonial,
  withdrawMyTestimonial,
} from './collection.ts'
import { sendContactMessage } from './contact.ts'
import { type DocumentedCall, placeholders } from './documented-call.ts'
import { getEmbedTestimonials } from './embed.ts'
import { getInstance } from './instance.ts'
import { getCustomerLogos, getPublicTestimonials } from './site.ts'
import { getStatus } from './status.ts'

const mine = { params: { token: placeholders.token } }

/** What needs neither a secret key nor a session. */
export const publicCalls: readonly DocumentedCall[] = [
  {
    endpoint: getEmbedTestimonials,
    title: 'What a widget shows',
    says: 'The newest publishable testimonials, how many of how many are shown, and the average over all genuine ones. Open to every website, and kept by browsers for 50 seconds.',
    credential: 'nothing',
    sample: { params: { userId: 'me' }, query: { apiKey: placeholders.publishableKey } },
    refusals: ['wrong-credentials'],
  },
  {
    endpoint: getPublicForm,
    title: 'What a form shows',
    says: 'The business behind a form or link, and the sentences of consent that its customers are asked.',
    credential: 'nothing',
    sample: { params: { linkId: placeholders.formId } },
    refusals: ['not-found'],
  },
  {
    endpoint: getChallenge,
    title: 'Get a challenge',
    says: 'A proof of work in the format of ALTCHA, good for 20 minutes and one submission. It takes the place of a captcha.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: submitTestimonial,
    title: 'Submit a testimonial',
    says: 'What the public form sends. altcha is the solved challenge in Base64; website stays empty, because only robots fill it in. status, userId and isAiGenerated may be sent and change nothing.',
    credential: 'nothing',
    sample: {
      body: {
        formId: placeholders.formId,
        customerName: 'Ines Duarte',
        customerEmail: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        consent: { version: placeholders.consentVersion, scopes: ['display', 'use_name'] },
        altcha: placeholders.solution,
      },
      idempotencyKey: '7f1d0c52',
    },
    refusals: ['not-found', 'robot-check-failed', 'idempotency-key-reused'],
  },
  {
    endpoint: getMyTestimonial,
    title: 'A customer’s own words',
    says: 'What the customer’s private link shows. The token is the last part of manageUrl, which submitting answered.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found'],
  },
  {
    endpoint: changeMyTestimonial,
    title: 'Correct them, or narrow the consent',
    says: 'Corrected words wait for approval again. The consent is exactly the scopes that are sent. With confirm or consent, send the version that the call above answered; a newer one is refused, because the customer has not seen it.',
    credential: 'nothing',
    sample: { ...mine, body: { content: 'The rye keeps for nine days.' } },
    refusals: ['not-found', 'already-withdrawn', 'edited-elsewhere'],
  },
  {
    endpoint: withdrawMyTestimonial,
    title: 'Withdraw them',
    says: 'Leaves every outlet within 60 seconds. The business cannot undo it.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found', 'already-withdrawn'],
  },
  {
    endpoint: getPublicTestimonials,
    title: 'Testimonials on our own pages',
    says: 'The newest publishable testimonials of businesses whose owners agreed to stand on the public pages of this site; at most 12.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getCustomerLogos,
    title: 'Logos on our own pages',
    says: 'The names and logos of the same businesses; at most 40.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getStatus,
    title: 'State of the services',
    says: 'What the status page shows: measured once a minute, 90 days back. null stands where nothing was measured.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: sendContactMessage,
    title: 'Write to whoever runs this site',
    says: 'What the contact page sends. website stays empty, because only robots fill it in.',
    credential: 'nothing',
    sample: {
      body: {
        name: 'Ola Brandt',
        email: 'ola@example.com',
        subject: 'A question',
        message: 'Does it run on a Raspberry Pi?',
        inquiryType: 'general',
      },
      idempotencyKey: '03b9a1e4',
    },
    refusals: ['robot-check-failed', 'cross-site', 'idempotency-key-reused'],
  },
  {
    endpoint: getInstance,
    title: 'This site',
    says: 'Its name and address, whether it can send mail, and whose accounts can sign in.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
]

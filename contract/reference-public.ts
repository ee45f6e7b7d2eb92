import { getChallenge } from './challenge.ts'
import * as collection from './collection.ts'
import { sendContactMessage } from './contact.ts'
import { type DocumentedCall, placeholders } from './documented-call.ts'
import { getEmbedTestimonials } from './embed.ts'
import { getInstance } from './instance.ts'
import { getPublicServices, submitQuestionnaire } from './questionnaire.ts'
import { getCustomerLogos, getPublicTestimonials } from './site.ts'
import { getStatus } from './status.ts'

const submissionRefusals = [
  'not-found',
  'form-closed',
  'link-expired',
  'edited-elsewhere',
  'robot-check-failed',
  'too-large',
  'unreadable-file',
  'idempotency-key-reused',
] as const

const mine = { params: { token: placeholders.token } }

/** What the widget asks for. */
export const widgetCalls: readonly DocumentedCall[] = [
  {
    endpoint: getEmbedTestimonials,
    title: 'Get widget testimonials',
    says: 'The publishable testimonials, pinned ones first and then the newest, at most 100, and the average of everything that came in through the business’s own links, deleted and withdrawn ones included. otherRatings has the averages of what was imported from elsewhere. A date that nobody knows is null, and so is photoUrl where there is no photo to show. verifyUrl leads to the public page that says where a testimonial comes from. Any website can call it, and browsers cache the response for 50 seconds.',
    credential: 'nothing',
    sample: { params: { userId: 'me' }, query: { apiKey: placeholders.publishableKey } },
    refusals: ['wrong-credentials'],
  },
]

/** What a customer’s form asks for. */
export const formCalls: readonly DocumentedCall[] = [
  {
    endpoint: collection.getPublicForm,
    title: 'Get a form',
    says: 'The business behind a form or link, and the consent questions its customers are asked.',
    credential: 'nothing',
    sample: { params: { linkId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired'],
  },
  {
    endpoint: getPublicServices,
    title: 'Get the questionnaire’s choices',
    says: 'The services and benefits a customer chooses from, and the questions the business wrote itself. An empty question means the default.',
    credential: 'nothing',
    sample: { params: { businessId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired'],
  },
  {
    endpoint: getChallenge,
    title: 'Get a challenge',
    says: 'A proof of work in ALTCHA format, valid for 20 minutes and one submission. It replaces a captcha.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: collection.submitTestimonial,
    title: 'Submit a testimonial',
    says: 'What the public form sends. altcha is the solved challenge in Base64. Leave website empty: only bots fill it in. status, userId and isAiGenerated are accepted and ignored.',
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
    refusals: submissionRefusals,
  },
  {
    endpoint: submitQuestionnaire,
    title: 'Submit a questionnaire',
    says: 'The same for the text that a customer approved at the end of the questionnaire. The email is optional. allowGooglePosting and allowYelpPosting are accepted and ignored.',
    credential: 'nothing',
    sample: {
      body: {
        linkId: placeholders.formId,
        customerName: 'Ines Duarte',
        customerEmail: 'ines@example.com',
        company: '',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        allowGooglePosting: true,
        allowYelpPosting: false,
        consent: { version: placeholders.consentVersion, scopes: ['display', 'use_name'] },
        altcha: placeholders.solution,
      },
      idempotencyKey: '5b20c9d7',
    },
    refusals: submissionRefusals,
  },
]

/** What a customer does on their private page. */
export const privatePageCalls: readonly DocumentedCall[] = [
  {
    endpoint: collection.getMyTestimonial,
    title: 'Get a private page',
    says: 'What the customer’s private link shows. The token is the last part of manageUrl, which the submit call returns.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found'],
  },
  {
    endpoint: collection.changeMyTestimonial,
    title: 'Edit a testimonial or its consent',
    says: 'An edited testimonial needs approval again. The consent becomes exactly the scopes you send. With confirm or consent, send the version from the call above; if a newer one exists, the call is refused because the customer has not seen it.',
    credential: 'nothing',
    sample: { ...mine, body: { content: 'The rye keeps for nine days.' } },
    refusals: ['not-found', 'not-allowed', 'already-withdrawn', 'edited-elsewhere'],
  },
  {
    endpoint: collection.withdrawMyTestimonial,
    title: 'Withdraw a testimonial',
    says: 'Removes it everywhere within 60 seconds. The business cannot undo it.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found', 'already-withdrawn'],
  },
  {
    endpoint: collection.downloadMyTestimonial,
    title: 'Download everything about a testimonial',
    says: 'All that is kept about it and its author, as a JSON file: the text, consents, reward and history.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found'],
  },
  {
    endpoint: collection.eraseMyTestimonial,
    title: 'Erase a testimonial',
    says: 'Removes the text, name, email address and photo everywhere within 60 seconds. Nobody can undo it, and the token stops working. The history stays, without its details.',
    credential: 'nothing',
    sample: mine,
    refusals: ['not-found'],
  },
]

/** What the public pages ask for. */
export const siteCalls: readonly DocumentedCall[] = [
  {
    endpoint: getPublicTestimonials,
    title: 'List featured testimonials',
    says: 'The newest publishable testimonials of businesses whose owners agreed to appear on this site’s public pages. At most 12.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getCustomerLogos,
    title: 'List featured logos',
    says: 'The names and logos of the same businesses. At most 40.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getStatus,
    title: 'Get service status',
    says: 'What the status page shows: measured every minute, with 90 days of history. null means nothing was measured.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
  {
    endpoint: sendContactMessage,
    title: 'Send a contact message',
    says: 'What the contact page sends. Leave website empty: only bots fill it in.',
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
    title: 'Get site details',
    says: 'Its name and address, whether it can send email, and which providers people can sign in with.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
]

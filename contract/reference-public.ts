import { researchBusiness } from './business/business-research.ts'
import { getChallenge } from './collection/challenge.ts'
import * as collection from './collection/collection.ts'
import * as myTestimonial from './collection/my-testimonial.ts'
import { sendContactMessage } from './site/contact.ts'
import { type DocumentedCall, placeholders } from './documented-call.ts'
import { getEmbedTestimonials } from './embed/embed.ts'
import { getInstance } from './instance/instance.ts'
import { getPublicServices, submitQuestionnaire } from './collection/questionnaire.ts'
import { getReviewLink } from './publishing/review-links.ts'
import { getCustomerLogos, getPublicTestimonials } from './site/site.ts'
import { getStatus } from './instance/status.ts'

const submissionRefusals = [
  'not-found',
  'form-closed',
  'link-expired',
  'link-closed',
  'edited-elsewhere',
  'robot-check-failed',
  'too-large',
  'unreadable-file',
  'idempotency-key-reused',
] as const

const mine = { params: { token: placeholders.token } }

/**
 * Calls that anybody may make.
 *
 * @__NO_SIDE_EFFECTS__
 */
function withNothing(calls: ReadonlyArray<Omit<DocumentedCall, 'credential'>>): readonly DocumentedCall[] {
  return calls.map((call) => ({ ...call, credential: 'nothing' }))
}

/** What the widget asks for. */
export const widgetCalls = withNothing([
  {
    endpoint: getEmbedTestimonials,
    title: 'Get widget testimonials',
    says: 'The publishable testimonials, pinned ones first and then the newest, those without a date last, at most 100, and the average of everything that came in through the business’s own links, deleted and withdrawn ones included, the team’s own left out. shown of total: how many of these are among the testimonials sent. quoted counts those that the business typed itself. otherRatings has the averages of what was imported from elsewhere; isSynced ones come from the platform itself. date is null when it is unknown, and photoUrl when there is no photo to show. verifyUrl leads to the public page that says where a testimonial comes from. byStars counts the ratings of one star, two stars, and so on. max limits how many testimonials are sent, and lang (en, es, fr, de or pt) is the language of the labels. Any website can call it, and browsers cache the response for 50 seconds.',
    sample: { params: { userId: 'me' }, query: { apiKey: placeholders.publishableKey } },
    refusals: ['wrong-credentials'],
  },
])

/** What a customer’s form asks for. */
export const formCalls = withNothing([
  {
    endpoint: collection.getPublicForm,
    title: 'Get a form',
    says: 'The business behind a form or link, and the consent questions its customers are asked.',
    sample: { params: { linkId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired', 'link-closed'],
  },
  {
    endpoint: getPublicServices,
    title: 'Get the questionnaire’s choices',
    says: 'The services and benefits a customer chooses from, and the questions the business wrote itself. An empty question means the default.',
    sample: { params: { businessId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired', 'link-closed'],
  },
  {
    endpoint: getReviewLink,
    title: 'Get a review link',
    says: 'The business’s page on google or yelp, as the business set it up. 404 if it set up none, or shows none to its customers.',
    sample: { params: { linkId: placeholders.formId, platform: 'google' } },
    refusals: ['not-found'],
  },
  {
    endpoint: getChallenge,
    title: 'Get a challenge',
    says: 'A proof of work in ALTCHA format. It replaces a captcha. for says what you send the solution with: testimonial, draft or correction. link is the id of the form or link you send it to. Valid for 20 minutes and one call.',
    sample: { query: { for: 'testimonial', link: placeholders.formId } },
    refusals: [],
  },
  {
    endpoint: collection.submitTestimonial,
    title: 'Submit a testimonial',
    says: 'What the public form sends. altcha is the solved challenge in Base64. Leave website empty: only bots fill it in. status, userId and isAiGenerated are accepted and ignored.',
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
])

/** What a customer does on their private page. */
export const privatePageCalls = withNothing([
  {
    endpoint: myTestimonial.getMyTestimonial,
    title: 'Get a private page',
    says: 'What the customer’s private link shows. The token is the last part of manageUrl, which the submit call returns.',
    sample: mine,
    refusals: ['not-found'],
  },
  {
    endpoint: myTestimonial.changeMyTestimonial,
    title: 'Edit a testimonial or its consent',
    says: 'An edited testimonial needs approval again. The consent becomes exactly the scopes you send. With confirm or consent, send the version from the call above; if a newer one exists, the call is refused because the customer has not seen it.',
    sample: { ...mine, body: { content: 'The rye keeps for nine days.' } },
    refusals: ['not-found', 'not-allowed', 'already-withdrawn', 'edited-elsewhere'],
  },
  {
    endpoint: myTestimonial.withdrawMyTestimonial,
    title: 'Withdraw a testimonial',
    says: 'Removes it everywhere within 60 seconds. The business cannot undo it.',
    sample: mine,
    refusals: ['not-found', 'already-withdrawn'],
  },
  {
    endpoint: myTestimonial.downloadMyTestimonial,
    title: 'Download everything about a testimonial',
    says: 'All that is kept about it and its author, as a JSON file: the text, consents, reward and history.',
    sample: mine,
    refusals: ['not-found'],
  },
  {
    endpoint: myTestimonial.eraseMyTestimonial,
    title: 'Erase a testimonial',
    says: 'Removes the text, name, email address and photo everywhere within 60 seconds. Nobody can undo it, and the token stops working. The history stays, without its details.',
    sample: mine,
    refusals: ['not-found'],
  },
])

/** What the public pages ask for. */
export const siteCalls = withNothing([
  {
    endpoint: getPublicTestimonials,
    title: 'List featured testimonials',
    says: 'The newest publishable testimonials of businesses whose owners agreed to appear on this site’s public pages. At most 12.',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getCustomerLogos,
    title: 'List featured logos',
    says: 'The names and logos of the same businesses. At most 40.',
    sample: {},
    refusals: [],
  },
  {
    endpoint: getStatus,
    title: 'Get service status',
    says: 'What the status page shows: measured every minute, with 90 days of history. null means nothing was measured.',
    sample: {},
    refusals: [],
  },
  {
    endpoint: sendContactMessage,
    title: 'Send a contact message',
    says: 'What the contact page sends. Leave website empty: only bots fill it in.',
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
    endpoint: researchBusiness,
    title: 'Look up a business',
    says: 'What a business’s website says about it: its name, its description and the review sites it links to. Anything the page doesn’t say is left empty. The head of the page and the first 200 kB of its body are read. isWebsiteRead is false when it could not be read, and websiteProblem says why. altcha is the solved challenge in Base64. At most 10 an hour.',
    sample: {
      body: {
        businessName: 'Eastside Bakery',
        businessUrl: 'https://bakery.example',
        altcha: placeholders.solution,
      },
    },
    refusals: ['robot-check-failed'],
  },
  {
    endpoint: getInstance,
    title: 'Get site details',
    says: 'Its name and address, whether it can send email, and which providers people can sign in with.',
    sample: {},
    refusals: [],
  },
])

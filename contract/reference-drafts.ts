import { type DocumentedCall, placeholders } from './documented-call.ts'
import { improveText } from './writer/improve.ts'
import {
  generatePreview,
  generateTestimonial,
  getDynamicVariables,
  getWriter,
  smartGenerate,
  testWriter,
} from './writer/writer.ts'

const sampleInput = {
  customerName: 'Ines Duarte',
  company: 'Duarte & Filhos',
  serviceDetails: 'Catering for our summer party',
  benefits: 'The bread arrived warm and on time.',
  tone: 'Professional',
}

/** What the writer is asked for. */
export const draftCalls: readonly DocumentedCall[] = [
  {
    endpoint: generateTestimonial,
    title: 'Generate a draft',
    says: 'Drafts a testimonial from what the owner says about a customer. content is the text, and sentences lists its sentences with the answers behind them. engine tells who wrote it; fallback says why this server wrote when another engine is set up: not-answering, daily-limit or not-grounded. isShort is true when the answers carry fewer words than length asks for: short is 30 to 60, medium 60 to 120, long 120 to 200. leftOut lists what was typed and is not in the draft: orders to the writer, links, words that mean something else without their question, and what is too long. Without an AI service, the draft is made of what was typed and picked, word for word; tone, writingStyle, emotionalTone and customerType change nothing then. The same seed returns the same text, for an hour with an AI service. Without a seed, every call returns a new text, and an Idempotency-Key makes a retry return the first one. record is what the draft was made from, encrypted: send it back as draftRecord when you create the testimonial, and its history shows the entries, the draft and what was changed. With Accept: text/event-stream, sentences arrive as events named part, then the response as done.',
    credential: 'session',
    sample: { body: { ...sampleInput, length: 'short', seed: 1 } },
    refusals: ['not-signed-in', 'cross-site'],
  },
  {
    endpoint: generatePreview,
    title: 'Preview a draft',
    says: 'The same, with the default style and length.',
    credential: 'session',
    sample: { body: sampleInput },
    refusals: ['not-signed-in', 'cross-site'],
  },
  {
    endpoint: smartGenerate,
    title: 'Generate a customer’s draft',
    says: 'Drafts a testimonial from a customer’s own answers. businessId is the id of the form or link they opened. rating comes from the rating answers alone, rounded down, and isPrivate is true below 4. kind says what a question asked for: rating, recommend, service, benefit or text; without it, a number alone is a rating. consent names the wording the customer agreed to first: the version in draftConsent of the form. Without it the call is refused with consent-needed, and with an outdated one with edited-elsewhere. Send record back as draftRecord with the testimonial, and the business sees the answers, the draft and the changes in its history. altcha is the solved challenge in Base64. The same answers and seed return the same text for an hour without another challenge. Streams like the call above.',
    credential: 'nothing',
    sample: {
      body: {
        businessId: placeholders.formId,
        consent: { version: placeholders.draftConsentVersion },
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        responses: [
          { question: 'How satisfied are you?', answer: '5', kind: 'rating' },
          { question: 'What was good?', answer: 'The rye keeps for a week.', kind: 'text' },
        ],
        language: 'en',
        altcha: placeholders.solution,
        preview: true,
      },
    },
    refusals: ['not-found', 'consent-needed', 'edited-elsewhere', 'robot-check-failed', 'cross-site'],
  },
  {
    endpoint: improveText,
    title: 'Correct a customer’s text',
    says: 'Corrects spelling, capitals, punctuation and spaces, drops a sentence that is there twice and empty words such as “I have to say that”, and may put the overall verdict first. It changes nothing a customer says: no number, name or judgment. Each of parts is the same in was and now, or a change the customer can refuse: join was or now of each part, as they choose. Parts of one group move a sentence: refuse them together. Where the form has a fixConsent, consent names the wording the customer agreed to first: without it the call is refused with consent-needed, and with an outdated one with edited-elsewhere. Nothing is stored.',
    credential: 'nothing',
    sample: {
      body: {
        businessId: placeholders.formId,
        content: 'the rye keeps for a week,and it tastes definately better every day',
        language: 'en',
        altcha: placeholders.solution,
      },
    },
    refusals: ['not-found', 'consent-needed', 'edited-elsewhere', 'robot-check-failed', 'cross-site'],
  },
  {
    endpoint: getDynamicVariables,
    title: 'List services and benefits',
    says: 'What the generation form offers, from the business profile: 3 to 8 of each.',
    credential: 'session',
    sample: {},
    refusals: ['not-signed-in'],
  },
  {
    endpoint: getWriter,
    title: 'Get the writer’s state',
    says: 'Which engine writes drafts, whether it is paused after failures, and how many drafts it wrote for you today.',
    credential: 'session',
    sample: {},
    refusals: ['not-signed-in'],
  },
  {
    endpoint: testWriter,
    title: 'Test the writer',
    says: 'Asks the engine for one sentence. message says what to check when isWorking is false. At most 10 times an hour.',
    credential: 'session',
    sample: {},
    refusals: ['not-signed-in', 'cross-site'],
  },
]

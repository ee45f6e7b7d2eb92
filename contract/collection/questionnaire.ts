import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { needsText, submissionExtras, submissionReceipt, submissionRefusals } from './collection.ts'
import { ownerEndpoint, publicReadEndpoint, publicWriteEndpoint } from '../endpoint.ts'
import { line, optionalEmail, rating, requiredLine, requiredText } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { takesPhoto } from './photos.ts'
import { dynamicVariables } from '../writer/writer.ts'
import { replacement } from '../row-calls.ts'

/** What the questionnaire asks, in order. */
export const questionNames = ['satisfaction', 'service', 'benefits', 'recommend'] as const
export type QuestionName = (typeof questionNames)[number]

/** What is asked once more where little was said: one at a time, two at most, in our own words. */
export const followUps = ['experience', 'helper', 'duration', 'before'] as const
export type FollowUp = (typeof followUps)[number]
export const mostFollowUps = 2

/** The questions whose answers may have a few words before them in a draft. */
export const leadNames = ['service', 'benefits', 'wentWrong'] as const
export type LeadName = (typeof leadNames)[number]

/** How many choices a question offers at most, besides "Something else?". */
export const mostChoices = { services: 4, benefits: 5 } as const
export const longestChoice = 80

const wordings = {
  satisfaction: line(120),
  service: line(120),
  benefits: line(120),
  recommend: line(120),
  /** At three stars and below, in place of `benefits`, and over the field beside its choices. */
  wentWell: z.prefault(line(120), ''),
  wentWrong: z.prefault(line(120), ''),
}
/** Not sent, by clients that know no leads, is empty. */
const lead = z.prefault(line(40), '')
const choices = (most: number) =>
  z.array(line(longestChoice)).check(z.maxLength(most, `Please list ${most} or fewer`))

/** What the owner asks in their own words: plain text. What is empty is the default. */
export const ownQuestions = z.object({
  ...wordings,
  services: choices(mostChoices.services),
  benefitChoices: choices(mostChoices.benefits),
  /** What stands before tapped choices, and before what was typed under `wentWrong`, in a draft. Empty is the default. */
  serviceLead: lead,
  benefitsLead: lead,
  wentWrongLead: lead,
})
export type OwnQuestions = z.infer<typeof ownQuestions>

/** An owner who asks nothing of their own. */
export const noQuestions: OwnQuestions = {
  satisfaction: '',
  service: '',
  benefits: '',
  recommend: '',
  wentWell: '',
  wentWrong: '',
  services: [],
  benefitChoices: [],
  serviceLead: '',
  benefitsLead: '',
  wentWrongLead: '',
}

const questionnaire = z.partialRecord(z.enum(customerLanguages), ownQuestions)
export type Questionnaire = z.infer<typeof questionnaire>

/** By language; a language without any of the owner's own questions is not there. */
export const getQuestionnaire = ownerEndpoint('GET /api/questionnaire', { response: questionnaire })

/** Replaces the questions of the languages that are sent; the others stay. */
export const saveQuestionnaire = ownerEndpoint('PUT /api/questionnaire', replacement(questionnaire))

export const publicServices = z.extend(dynamicVariables, {
  /** The owner's own questions in the language that was asked for; empty where the default stands. */
  questions: z.object(wordings),
  /** What fits the business to ask once more where little was said, the best first. */
  followUps: z.array(z.enum(followUps)),
})
export type PublicServices = z.infer<typeof publicServices>

/** What the questionnaire offers to choose from: at most 4 services and 5 benefits. The id is that of the form or link. */
export const getPublicServices = publicReadEndpoint('GET /api/public/business-services/:businessId', {
  params: z.object({ businessId: z.string().check(z.maxLength(100)) }),
  query: z.object({
    language: z.optional(z.enum(customerLanguages)),
    /** Where Portuguese is that of Portugal; not sent, it is that of Brazil. */
    region: z.optional(z.enum(['BR', 'PT'])),
  }),
  response: publicServices,
  about: {
    group: 'forms',
    place: 2,
    title: 'Get the questionnaire’s choices',
    says: 'The services and benefits a customer chooses from, and the questions the business wrote itself. An empty question means the default. wentWell and wentWrong are asked in place of benefits up to three stars. followUps names what fits to ask once more where little was typed, the best first. region tells the Portuguese of Portugal (PT) from that of Brazil.',
    sample: { params: { businessId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired', 'link-closed'],
  },
})

const incomplete = 'Please complete all questions and provide your name.'

/** The contact step as the browser checks it. */
export const contactForm = z.object({
  customerName: requiredLine(1, 120, incomplete),
  customerEmail: optionalEmail,
  company: line(120),
  content: requiredText(0, 5000, 'Please write your testimonial.'),
  rating,
})

/**
 * What the questionnaire sends: as `submitTestimonial`, with an address or without. `allowGooglePosting` and
 * `allowYelpPosting` may be sent and change nothing: posting is the customer's own act, and emails about it need consent.
 */
export const submitQuestionnaire = publicWriteEndpoint('POST /api/qr-testimonial', {
  ...takesPhoto,
  body: z
    .extend(contactForm, {
      ...submissionExtras,
      linkId: z.string({ error: 'The link id is missing' }).check(z.maxLength(100)),
      allowGooglePosting: z.optional(z.boolean()),
      allowYelpPosting: z.optional(z.boolean()),
    })
    .check(needsText),
  status: 201,
  response: submissionReceipt,
  about: {
    group: 'forms',
    place: 6,
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
})

import { z } from 'zod/mini'
import { customer, customerRequest } from '../customers/customers.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { emailDecisions, mostDecided } from '../emails/emails.ts'
import { id, moment, text } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { idParams } from '../shapes.ts'
import { textConsentSources } from './text-consent.ts'

/** Why a customer gets no text message. */
export const untextableReasons = ['no-number', 'no-consent', 'unsubscribed', 'bounced'] as const
export type UntextableReason = (typeof untextableReasons)[number]

/** A price in millionths of its currency. */
const price = z.object({ micros: z.number(), currency: z.string() })

/** How this server sends text messages, and how many this workspace may still send this month. */
export const textSending = z.object({
  /** The number that messages come from. */
  from: z.string(),
  /** Of a segment; null where the operator stated none. */
  price: z.nullable(price),
  segmentsUsed: z.number(),
  segmentLimit: z.number(),
  /** What this month has cost; null without a price. */
  cost: z.nullable(price),
  /** What somebody of the team vouches for who imports a list. */
  statement: z.string(),
  /** What customers get, in each language, with an example of a name and a link. */
  samples: z.array(
    z.object({
      language: z.enum(customerLanguages),
      request: z.string(),
      reminder: z.string(),
      segments: z.number(),
    }),
  ),
})
export type TextSending = z.infer<typeof textSending>

/** Null on servers that send no text messages. */
export const getTextSending = ownerEndpoint('GET /api/text-sending', {
  response: z.object({ sending: z.nullable(textSending) }),
})

const textConsent = z.object({
  wording: z.string(),
  source: z.enum(textConsentSources),
  /** Who of the team vouches for it; empty where the customer gave it, or that person has left. */
  vouchedBy: z.string(),
  note: z.string(),
  givenAt: moment,
})

/** What asking a customer by text message would send, and whether it may. */
export const customerTexting = z.object({
  phone: z.nullable(z.string()),
  reason: z.nullable(z.enum(untextableReasons)),
  consent: z.nullable(textConsent),
  /** What somebody of the team vouches for who records a consent. */
  statement: z.string(),
  language: z.enum(customerLanguages),
  /** The message, with an example of its link. */
  text: z.string(),
  segments: z.number(),
  cost: z.nullable(price),
  /** When it would leave: now, or in the morning where they are. */
  leavesAt: moment,
  segmentsLeft: z.number(),
})
export type CustomerTexting = z.infer<typeof customerTexting>

export const getCustomerTexting = ownerEndpoint('GET /api/customers/:id/texting', {
  params: idParams,
  response: customerTexting,
})

/** Somebody of the team vouches that the customer agreed, in the words of `textConsentSentence`. */
export const giveTextConsent = ownerEndpoint('POST /api/customers/:id/text-consent', {
  support: 'never',
  params: idParams,
  body: z.object({ note: text(300) }),
  response: customerTexting,
})

export const takeTextConsentBack = ownerEndpoint('DELETE /api/customers/:id/text-consent', {
  support: 'never',
  params: idParams,
  response: customerTexting,
})

/** Asks a customer by text message. Once a day for a customer, whatever the way. */
export const requestTestimonialByText = ownerEndpoint('POST /api/customers/:id/texts', {
  params: idParams,
  status: 202,
  response: z.object({ customer, request: customerRequest }),
})

/** Of text messages that may or may not have left, or that were given up; otherwise as `decideEmails`. */
export const decideTexts = ownerEndpoint('POST /api/texts/unsettled', {
  body: z.object({
    ids: z.array(id).check(z.maxLength(mostDecided, `Choose at most ${mostDecided} messages`)),
    decision: z.enum(emailDecisions),
  }),
  response: z.object({ decided: z.array(z.string()) }),
})

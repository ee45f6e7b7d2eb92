import { z } from 'zod/mini'
import { requestChannels } from '../campaigns/request-channels.ts'
import { consentScopes } from '../collection/collection.ts'
import { dateAndTime } from '../dates.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { customerLanguages } from '../languages.ts'
import { idParams, removal } from '../shapes.ts'
import { paging } from '../lists.ts'
import { email, moment, requiredLine, requiredText, text, line } from '../fields.ts'
import { withoutReviewSites } from '../publishing/review-sites.ts'
import { testimonialStatuses } from '../testimonials/testimonials.ts'

export const customerStatuses = ['active', 'pending', 'responded'] as const
export type CustomerStatus = (typeof customerStatuses)[number]
const status = z.enum(customerStatuses, { error: 'Status must be active, pending or responded' })

export const customer = z.object({
  id: z.string(),
  /** Who asks: customers belong to the workspace, and so to everybody in it. */
  userId: z.string(),
  name: z.string(),
  /** In lower case; no other customer of the workspace has it. */
  email: z.string(),
  company: z.nullable(z.string()),
  /** In E.164, as `+12125550123`. */
  phone: z.nullable(z.string()),
  /** In which they are written to; null: nobody said. */
  language: z.nullable(z.enum(customerLanguages)),
  /** `active` when new, `pending` once asked, `responded` once a testimonial came from this address. */
  status,
  /** The CRM it came from, e.g. `hubspot`. */
  crmType: z.nullable(z.string()),
  createdAt: moment,
  /** Later with every edit; send it back with one, so that two tabs cannot overwrite each other. */
  updatedAt: moment,
})
export type Customer = z.infer<typeof customer>

const yesOrNo = z.optional(z.enum(['true', 'false']))

/** What narrows a list of customers; all of them hold at once. */
export const customerFilters = {
  status: z.optional(status),
  search: z.optional(text(200)),
  /** Whether a testimonial came from this address. */
  wrote: yesOrNo,
  /** Whether they were sent a request, and whether one was answered. */
  asked: yesOrNo,
  answered: yesOrNo,
  company: z.optional(line(120)),
  language: z.optional(z.enum(customerLanguages)),
} as const
const filters = z.object(customerFilters)
export type CustomerFilters = z.infer<typeof filters>

export const customerListQuery = z.object({ ...customerFilters, ...paging })

/**
 * Newest first, at most 100 (the default). `search` finds its words anywhere in name, address or company, whatever the
 * capitals, quotes and dashes. Headers as with `listTestimonials`: `Link: rel="next"`, `X-Total-Count`,
 * `X-Total-Count-Relation: gte`.
 */
export const listCustomers = ownerEndpoint('GET /api/customers', {
  acceptsKey: 'customers:read',
  query: customerListQuery,
  response: z.array(customer),
  about: {
    group: 'customers',
    place: 9,
    title: 'List customers',
    says: 'Newest first, at most 100. search finds its words in name, email and company, and status narrows the list. X-Total-Count is the total, and Link: rel="next" points to the next page.',
    sample: { query: { status: 'active', limit: '20' } },
  },
})

export const missingCustomerSentence = 'Please fill in name and email.'

export const customerForm = z.object({
  name: requiredLine(1, 120, missingCustomerSentence),
  email,
  company: z.nullish(line(120)),
  /** With its country code, as people write it. */
  phone: z.nullish(line(40)),
  language: z.nullish(z.enum(customerLanguages)),
  /** Left out: `active`. */
  status: z.optional(status),
})

/**
 * Adds a customer, or merges into the one who has this address already: the name stays, the company becomes the new one
 * (an empty one takes none away), the status goes forward only (active, pending, responded). `isNew` says which it was.
 * `editCustomer` renames.
 * A `userId` is ignored: the workspace is the session's.
 */
export const createCustomer = ownerEndpoint('POST /api/customers', {
  body: customerForm,
  response: z.extend(customer, { isNew: z.boolean() }),
})

export const requestStates = ['queued', 'sent', 'failed', 'unknown', 'suppressed', 'bounced'] as const

/** What asked for a testimonial, and how far it has come. */
export const customerRequest = z.object({
  id: z.string(),
  channel: z.enum(requestChannels),
  subject: z.string(),
  sentAt: moment,
  /** `unknown`: the mail server took it in, or did not; sending again might double it. */
  state: z.enum(requestStates),
  remindedAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  testimonialId: z.nullable(z.string()),
})
export type CustomerRequest = z.infer<typeof customerRequest>

export const customerDetails = z.object({
  customer,
  /** From this address, newest first; at most 50. */
  testimonials: z.array(
    z.object({
      id: z.string(),
      content: z.string(),
      rating: z.nullable(z.number()),
      status: z.enum(testimonialStatuses),
      isPrivate: z.boolean(),
      /** The day it was said, in ISO 8601; null when nobody knows. */
      date: z.nullable(z.string()),
      createdAt: moment,
    }),
  ),
  /** Newest first; at most 50. */
  requests: z.array(customerRequest),
  /** What they agreed to, newest first; at most 50. */
  consents: z.array(
    z.object({
      id: z.string(),
      testimonialId: z.string(),
      wordingVersion: z.string(),
      /** Empty when they agreed to nothing. */
      scopes: z.array(z.enum(consentScopes)),
      givenAt: moment,
    }),
  ),
  /** What a request to them is made of. */
  emailLayout: z.object({
    businessName: z.string(),
    /** Where their reply goes. */
    replyTo: z.string(),
    testimonialLink: z.string(),
  }),
})
export type CustomerDetails = z.infer<typeof customerDetails>

export const getCustomer = ownerEndpoint('GET /api/customers/:id', {
  params: idParams,
  response: customerDetails,
})

const changes = z.object({
  name: z.optional(requiredLine(1, 120, missingCustomerSentence)),
  email: z.optional(email),
  company: z.nullish(line(120)),
  phone: z.nullish(line(40)),
  language: z.nullish(z.enum(customerLanguages)),
  status: z.optional(status),
})

/**
 * Changes what is given. With `updatedAt`, a row that somebody else changed meanwhile answers `edited-elsewhere`; an
 * address that another customer has answers `customer-exists`, and `mergeCustomer` makes one of the two.
 */
export const editCustomer = ownerEndpoint('PATCH /api/customers/:id', {
  params: idParams,
  body: z.extend(changes, {
    updatedAt: z.optional(dateAndTime('updatedAt must be a date and time in ISO 8601')),
  }),
  response: customer,
})

/**
 * Makes one of this customer and the one who has the address `email`: this one stays, with the changes, that address,
 * both histories of requests, and the status that is further on.
 */
export const mergeCustomer = ownerEndpoint('POST /api/customers/:id/merge', {
  support: 'never',
  params: idParams,
  body: z.extend(changes, { email }),
  response: customer,
})

/** For good. Testimonials stay; requests stay counted, without address and subject. */
export const deleteCustomer = ownerEndpoint('DELETE /api/customers/:id', removal)

/** Requests by hand and hour, of a workspace. */
export const requestsPerHour = 100

const toOwnFormOnly = withoutReviewSites(
  'This email may only link to your own form. Please remove the link to the review site.',
)

export const requestForm = z.object({
  subject: requiredLine(1, 200, 'Subject is required').check(...toOwnFormOnly),
  message: requiredText(1, 5000, 'Message is required').check(...toOwnFormOnly),
})

/**
 * Asks a customer by email (made in `request-email.ts`), through the outbox. Once a day for a customer,
 * 100 times an hour for a workspace.
 */
export const requestTestimonial = ownerEndpoint('POST /api/customers/:id/requests', {
  params: idParams,
  body: requestForm,
  status: 202,
  response: z.object({ customer, request: customerRequest }),
})

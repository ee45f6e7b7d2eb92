import { z } from 'zod/mini'
import { cardDesign, cardDesignForm } from './card-design.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { creation } from '../row-calls.ts'
import { idAnswer } from '../shapes.ts'
import { paging } from '../lists.ts'
import { moment, optionalEmail, optionalMoment, requiredLine } from '../fields.ts'

/** What a link leads to: the form with its empty field, or the questionnaire. */
export const linkTargets = ['form', 'questionnaire'] as const
export type LinkTarget = (typeof linkTargets)[number]

/** One address on which customers leave testimonials, made for a customer or for a campaign. */
export const sharingLink = z.object({
  id: z.string(),
  opens: z.enum(linkTargets),
  /** The whole address, ready to send. */
  link: z.string(),
  description: z.string(),
  /** For whom it was made; whoever opens it sees most of it hidden. `null`: for anybody. */
  customerEmail: z.nullable(z.string()),
  /** When it stops taking testimonials; `null`: never. */
  expiresAt: z.nullable(moment),
  createdAt: moment,
  /** How many testimonials came through it, deleted ones left out, and when the newest did. */
  received: z.number(),
  lastUsedAt: z.nullable(moment),
})
export type SharingLink = z.infer<typeof sharingLink>

export const sharingLinkForm = z.object({
  description: requiredLine(1, 200, 'Description is required'),
  /** With it, the link takes one testimonial, which is that customer's. */
  customerEmail: optionalEmail,
  /** Not sent means the form. */
  opens: z.optional(z.enum(linkTargets)),
  /** When it stops taking testimonials. Not sent means never. */
  expiresAt: optionalMoment,
  /** Of the card that the link is made for. */
  design: z.nullish(cardDesignForm),
})

/**
 * Makes a link of its own, which opens the same form as every link of the workspace. For a card (`design`), an open link
 * with this description and address is answered instead of a second one.
 */
export const createSharingLink = ownerEndpoint(
  'POST /api/sharing-links',
  creation(sharingLinkForm, sharingLink),
)

/**
 * The documented call behind a QR code: the address of a link to the questionnaire, with the platforms that its last page
 * may name. The same link each time.
 */
export const createQuestionnaireLink = ownerEndpoint(
  'POST /api/qr-testimonial-link',
  creation(z.object({ includeGoogle: z.boolean(), includeYelp: z.boolean() }), z.object({ url: z.string() })),
)

/** The open links, newest first, at most 100 (the default); headers as of `listTestimonials`. */
export const listSharingLinks = ownerEndpoint('GET /api/sharing-links', {
  query: z.object({
    ...paging,
  }),
  response: z.array(sharingLink),
})

const byId = z.object({ id: z.string().check(z.maxLength(100)) })
const aboutOne = { params: byId, response: sharingLink } as const

/** From then on it leads nowhere; what came through it stays. The workspace's own form cannot be closed here. */
export const closeSharingLink = ownerEndpoint('DELETE /api/sharing-links/:id', {
  params: byId,
  response: idAnswer,
})

/** Takes the closing back: the same address leads to the form again. */
export const reopenSharingLink = ownerEndpoint('POST /api/sharing-links/:id/reopen', aboutOne)

/** Another moment at which it stops taking testimonials, or none: an expired link opens again. */
export const setLinkExpiry = ownerEndpoint('PUT /api/sharing-links/:id/expiry', {
  ...aboutOne,
  body: z.object({ expiresAt: optionalMoment }),
})

/** The card to print that was last designed for a link or the workspace's own form; null before anything was. */
export const getCardDesign = ownerEndpoint('GET /api/sharing-links/:id/design', {
  params: byId,
  response: z.object({ design: z.nullable(cardDesign) }),
})

export const saveCardDesign = ownerEndpoint('PUT /api/sharing-links/:id/design', {
  params: byId,
  body: cardDesignForm,
  response: z.object({ design: cardDesign }),
})

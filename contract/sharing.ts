import { z } from 'zod/mini'
import { cardDesign } from './card-design.ts'
import { ownerEndpoint } from './endpoint.ts'
import { idAnswer } from './shapes.ts'
import { paging } from './lists.ts'
import { moment, optionalEmail, requiredLine } from './fields.ts'

/** One address on which customers leave testimonials, made for a customer or for a campaign. */
export const sharingLink = z.object({
  id: z.string(),
  /** The whole address, ready to send. */
  link: z.string(),
  description: z.string(),
  /** For whom it was made; never told to whoever opens it. `null`: for anybody. */
  customerEmail: z.nullable(z.string()),
  createdAt: moment,
  /** How many testimonials came through it, deleted ones left out, and when the newest did. */
  received: z.number(),
  lastUsedAt: z.nullable(moment),
})
export type SharingLink = z.infer<typeof sharingLink>

export const sharingLinkForm = z.object({
  description: requiredLine(1, 200, 'Description is required'),
  customerEmail: optionalEmail,
  /** Of the card that the link is made for. */
  design: z.nullish(cardDesign),
})

/**
 * Makes a link of its own, which opens the same form as every link of the workspace. For a card (`design`), an open link
 * with this description and address is answered instead of a second one.
 */
export const createSharingLink = ownerEndpoint('POST /api/sharing-links', {
  body: sharingLinkForm,
  status: 201,
  response: sharingLink,
})

/** A new link as the code of a card carries it: open to anyone, with the review sites that it may offer. */
export const createQrLink = ownerEndpoint('POST /api/qr-testimonial-link', {
  body: z.object({ includeGoogle: z.boolean(), includeYelp: z.boolean() }),
  status: 201,
  response: z.object({ url: z.string() }),
})

/** The open links, newest first, at most 100 (the default); headers as of `listTestimonials`. */
export const listSharingLinks = ownerEndpoint('GET /api/sharing-links', {
  query: z.object({
    ...paging,
  }),
  response: z.array(sharingLink),
})

const byId = z.object({ id: z.string().check(z.maxLength(100)) })

/** From then on it leads nowhere; what came through it stays. The workspace's own form cannot be closed here. */
export const closeSharingLink = ownerEndpoint('DELETE /api/sharing-links/:id', {
  params: byId,
  response: idAnswer,
})

/** Takes the closing back: the same address leads to the form again. */
export const reopenSharingLink = ownerEndpoint('POST /api/sharing-links/:id/reopen', {
  params: byId,
  response: sharingLink,
})

/** The card to print that was last designed for a link or the workspace's own form; null before anything was. */
export const getCardDesign = ownerEndpoint('GET /api/sharing-links/:id/design', {
  params: byId,
  response: z.object({ design: z.nullable(cardDesign) }),
})

export const saveCardDesign = ownerEndpoint('PUT /api/sharing-links/:id/design', {
  params: byId,
  body: cardDesign,
  response: z.object({ design: cardDesign }),
})

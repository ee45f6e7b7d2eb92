import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { id, line, text } from '../fields.ts'

/** As typed so far: nothing is refused, the rules' findings come with the answer. */
const typed = {
  emailSubject: line(200),
  emailTemplate: text(5000),
  /** Whose name is filled in. Not sent: the newest customer's; without customers an example's. */
  customerId: z.nullish(id),
} as const

/** The email as that customer would get it, in both forms. The link in it is an example. Changes nothing. */
export const previewCampaignEmail = ownerEndpoint('POST /api/campaigns/preview', {
  support: 'reads',
  body: z.object(typed),
  response: z.object({
    customer: z.object({ id: z.nullable(z.string()), name: z.string(), email: z.string() }),
    from: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    text: z.string(),
    /** A whole document, for an `iframe` with `sandbox`. */
    html: z.string(),
    lint: z.array(
      z.object({
        field: z.enum(['emailSubject', 'emailTemplate']),
        severity: z.enum(['error', 'warning']),
        message: z.string(),
      }),
    ),
  }),
})

/** Sends it to the signed-in user's own address. At most 20 an hour. An email with errors is refused. */
export const sendTestEmail = ownerEndpoint('POST /api/campaigns/test', {
  body: z.object(typed),
  status: 202,
  response: z.object({ sentTo: z.string() }),
})

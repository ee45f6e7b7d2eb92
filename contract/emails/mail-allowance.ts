import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'

/** How many emails to customers and invited people the workspace may still send. All null: as many as it likes. */
export const mailAllowance = z.object({
  limit: z.nullable(z.number()),
  left: z.nullable(z.number()),
  /** When the limit grows with the age of the account, and to how many. */
  growsAt: z.nullable(moment),
  growsTo: z.nullable(z.number()),
  /** When the count of the day begins anew; null in an account's first week, which is counted as a whole. */
  resetsAt: z.nullable(moment),
})
export type MailAllowance = z.infer<typeof mailAllowance>

export const getMailAllowance = ownerEndpoint('GET /api/mail-allowance', { response: mailAllowance })

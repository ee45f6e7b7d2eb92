import { z } from 'zod/mini'
import { moment } from '../fields.ts'

/** What keeps emails from leaving. */
export const emailTrouble = z.object({
  /** Since when the mail server takes nothing. What waits leaves when it does again. */
  outageSince: z.nullable(moment),
  /** Requests are held: too many came back, or were marked as spam. */
  held: z.nullable(z.object({ since: moment, for: z.enum(['bounces', 'complaints']) })),
})
export type EmailTrouble = z.infer<typeof emailTrouble>

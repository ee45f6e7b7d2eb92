import { z } from 'zod/mini'

/** What a record that a sending domain needs was found to be. `wrong`: there is one, and it says something else. */
export const recordStates = ['found', 'missing', 'wrong', 'unreachable'] as const

const checkedRecord = z.object({
  state: z.enum(recordStates),
  /** What the name servers answered. */
  found: z.array(z.string()),
})

/** What the last check found. */
export const domainRecords = z.object({
  dkim: checkedRecord,
  spf: checkedRecord,
  dmarc: checkedRecord,
  returnPath: z.nullable(checkedRecord),
})
export type DomainRecords = z.infer<typeof domainRecords>

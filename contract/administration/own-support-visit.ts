import { z } from 'zod/mini'
import { moment } from '../fields.ts'

/** An administrator is signed in as somebody: what every page says of it. */
export const ownSupportVisit = z.object({
  administratorName: z.string(),
  mayWrite: z.boolean(),
  endsAt: moment,
  /** The time is up, or an owner turned support access off. Only the way back is open. */
  isOver: z.boolean(),
})
export type OwnSupportVisit = z.infer<typeof ownSupportVisit>

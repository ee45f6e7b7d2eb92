import type { ProblemCode } from '../problem.ts'

// A customer's page says each of these in the customer's language; `message` is English, for programs.

const ofBoth = ['invalid-input', 'not-found', 'edited-elsewhere', 'too-large', 'internal'] as const
const refusals = <const Own extends readonly ProblemCode[]>(...own: Own) => [...ofBoth, ...own] as const

/** How a testimonial sent through the form can be refused. What passes, such as 429 and 503, the form waits for instead. */
export const formRefusals = refusals(
  'form-closed',
  'link-expired',
  'link-closed',
  'robot-check-failed',
  'unreadable-file',
)
export type FormRefusal = (typeof formRefusals)[number]

/** How a change on the private page can be refused. */
export const privatePageRefusals = refusals(
  'not-allowed',
  'already-withdrawn',
  'too-many-requests',
  'unavailable',
)
export type PrivatePageRefusal = (typeof privatePageRefusals)[number]

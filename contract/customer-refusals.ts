import type { ProblemCode } from './problem.ts'

// A customer's page says each of these in the customer's language; `message` is English, for programs.

/** How a testimonial sent through the form can be refused. What passes, such as 429 and 503, the form waits for instead. */
export const formRefusals = [
  'invalid-input',
  'not-found',
  'form-closed',
  'edited-elsewhere',
  'robot-check-failed',
  'too-large',
  'unreadable-file',
  'internal',
] as const satisfies readonly ProblemCode[]
export type FormRefusal = (typeof formRefusals)[number]

/** How a change on the private page can be refused. */
export const privatePageRefusals = [
  'invalid-input',
  'not-found',
  'not-allowed',
  'edited-elsewhere',
  'already-withdrawn',
  'too-many-requests',
  'too-large',
  'unavailable',
  'internal',
] as const satisfies readonly ProblemCode[]
export type PrivatePageRefusal = (typeof privatePageRefusals)[number]

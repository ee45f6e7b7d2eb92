import { z } from 'zod/mini'

/** Every way a call can be refused. A code without an HTTP status in `server/http/problem.ts` does not compile. */
export const problemCodes = [
  'invalid-input',
  'not-signed-in',
  'wrong-credentials',
  'not-allowed',
  'not-found',
  'too-many-requests',
  'too-large',
  'cross-site',
  'email-taken',
  'weak-password',
  'link-expired',
  'already-onboarded',
  'testimonial-already-decided',
  'edited-elsewhere',
  'nothing-to-undo',
  'form-closed',
  'robot-check-failed',
  'idempotency-key-reused',
  'mapping-needed',
  'unreadable-file',
  'already-withdrawn',
  'unavailable',
  'internal',
] as const

export const problemCode = z.enum(problemCodes)
export type ProblemCode = z.infer<typeof problemCode>

/**
 * The body of every answer that is not a success. `message` is a sentence for a person;
 * `fields` maps a field's path (`password`, `mapping.content`) to the sentence beside that field.
 */
export const problem = z.object({
  code: problemCode,
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
})
export type ProblemBody = z.infer<typeof problem>

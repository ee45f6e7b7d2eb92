import { z } from 'zod/mini'

/** Every way a call can be refused. A code without an HTTP status below does not compile. */
export const problemCodes = [
  'invalid-input',
  'not-signed-in',
  'wrong-credentials',
  'not-allowed',
  'address-unproven',
  'not-found',
  'method-not-allowed',
  'too-many-requests',
  'too-large',
  'cross-site',
  'email-taken',
  'weak-password',
  'link-expired',
  'link-closed',
  'already-onboarded',
  'testimonial-already-decided',
  'edited-elsewhere',
  'changed-meanwhile',
  'nothing-to-undo',
  'form-closed',
  'robot-check-failed',
  'consent-needed',
  'idempotency-key-reused',
  'mapping-needed',
  'unreadable-file',
  'already-withdrawn',
  'payments-not-configured',
  'plan-limit-reached',
  'payment-failed',
  'has-plan',
  'no-plan',
  'second-factor-needed',
  'wrong-code',
  'customer-exists',
  'last-owner',
  'last-administrator',
  'crm-refused',
  'platform-refused',
  'unavailable',
  'internal',
] as const

export const problemCode = z.enum(problemCodes)
export type ProblemCode = z.infer<typeof problemCode>

/** The HTTP status of each code. */
export const problemStatuses: Readonly<Record<ProblemCode, number>> = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'address-unproven': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  'too-large': 413,
  'cross-site': 403,
  'email-taken': 409,
  'weak-password': 400,
  'link-expired': 410,
  'link-closed': 410,
  'already-onboarded': 409,
  'testimonial-already-decided': 409,
  'edited-elsewhere': 409,
  'changed-meanwhile': 412,
  'nothing-to-undo': 409,
  'form-closed': 410,
  'robot-check-failed': 400,
  'consent-needed': 403,
  'idempotency-key-reused': 422,
  'mapping-needed': 422,
  'unreadable-file': 422,
  'already-withdrawn': 409,
  'payments-not-configured': 409,
  'plan-limit-reached': 402,
  'payment-failed': 402,
  'has-plan': 409,
  'no-plan': 409,
  'second-factor-needed': 401,
  'wrong-code': 401,
  'customer-exists': 409,
  'last-owner': 409,
  'last-administrator': 409,
  'crm-refused': 422,
  'platform-refused': 422,
  unavailable: 503,
  internal: 500,
}

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

/** What a code is called, such as `Not found`. */
export function problemTitle(code: ProblemCode): string {
  return `${code[0]?.toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`
}

/** The body of every refusal of a call under `/api/v1`, as RFC 9457 has it. `code` is the end of `type`. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  instance: z.optional(z.string()),
  code: problemCode,
  errors: z.optional(z.array(z.object({ field: z.string(), detail: z.string() }))),
})

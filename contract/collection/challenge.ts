import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { publicReadEndpoint } from '../endpoint.ts'

/** As altcha-lib (v2) has it. */
export const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})

/** What a solution is sent with: a testimonial, a call of the writer, or the address of a website to look up. */
export const challengePurposes = ['testimonial', 'draft', 'correction', 'research'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** An ALTCHA challenge, good for 20 minutes, for one call of this kind, and for this form or link only. */
export const getChallenge = publicReadEndpoint('GET /api/public/challenge', {
  query: z.object({
    for: z.enum(challengePurposes, { error: `Choose one: ${challengePurposes.join(', ')}` }),
    /** The id of the form or link, as it is sent with the solution; empty for `research`. */
    link: z.string({ error: 'Enter the ID of the form or link' }).check(z.maxLength(200)),
  }),
  response: challenge,
  about: {
    group: 'forms',
    place: 4,
    title: 'Get a challenge',
    says: 'A proof of work in ALTCHA format. It replaces a captcha. for says what you send the solution with: testimonial, draft or correction. link is the id of the form or link you send it to. Valid for 20 minutes and one call.',
    sample: { query: { for: 'testimonial', link: placeholders.formId } },
  },
})

/** A challenge and its solution, as JSON in Base64; the server says whether it needs one. */
export const proofOfWork = z.optional(z.string().check(z.maxLength(4000)))

import { z } from 'zod/mini'
import { publicReadEndpoint } from './endpoint.ts'

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

/** An ALTCHA challenge, good for 20 minutes and for one submission. */
export const getChallenge = publicReadEndpoint('GET /api/public/challenge', { response: challenge })

/** A challenge and its solution, as JSON in Base64; the server says whether it needs one. */
export const proofOfWork = z.optional(z.string().check(z.maxLength(4000)))

import { z } from 'zod/mini'
import { sessionAuthEndpoint, sessionEndpoint } from '../endpoint.ts'
import { line } from '../fields.ts'

/** The number that somebody of the team is notified at; only a proven one is. */
export const ownPhone = z.object({
  phone: z.nullable(z.string()),
  isProven: z.boolean(),
})
export type OwnPhone = z.infer<typeof ownPhone>

export const getOwnPhone = sessionEndpoint('GET /api/settings/phone', { response: ownPhone })

/** Texts a code of six digits to the number, good for ten minutes. A number that was proven before is not any more. */
export const setOwnPhone = sessionAuthEndpoint('PUT /api/settings/phone', {
  support: 'never',
  body: z.object({ phone: line(40) }),
  response: ownPhone,
})

export const proveOwnPhone = sessionAuthEndpoint('POST /api/settings/phone/proof', {
  support: 'never',
  body: z.object({ code: line(12) }),
  response: ownPhone,
})

export const removeOwnPhone = sessionEndpoint('DELETE /api/settings/phone', {
  support: 'never',
  response: ownPhone,
})

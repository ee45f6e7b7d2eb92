import { z } from 'zod/mini'
import { publicAuthEndpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { messageAnswer } from '../shapes.ts'

/** For whoever is locked out by wrong passwords that others tried. Answers the same whether or not the address is known. */
export const requestDeviceLink = publicAuthEndpoint('POST /api/auth/device-link', {
  body: z.object({ email }),
  response: messageAnswer,
})

/**
 * `token` comes from the mailed link, works once and for 10 minutes. This browser is then known to the account, so that
 * it has tries of its own: password and second factor are still asked for.
 */
export const openDeviceLink = publicAuthEndpoint('POST /api/auth/device-link/open', {
  body: z.object({ token: z.string().check(z.maxLength(500)) }),
  response: messageAnswer,
})

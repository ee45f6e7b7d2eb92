import { z } from 'zod/mini'
import { user } from './accounts.ts'
import { publicAuthEndpoint } from '../endpoint.ts'

/** As people type or paste it: spaces and dashes, also between the digits, do not count. */
export const typedCode = z
  .string({ error: 'Enter a code' })
  .check(z.minLength(1, 'Enter a code'), z.maxLength(64, 'This code is too long'))

/**
 * The second step of a sign-in that was answered `second-factor-needed`: a code of the app or a recovery code, within
 * ten minutes and from the same browser. Apart from `security.ts`, whose settings the first page does not need.
 */
export const logInSecondFactor = publicAuthEndpoint('POST /api/login/second-factor', {
  body: z.object({ code: typedCode }),
  response: user,
})

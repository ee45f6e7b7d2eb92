import { z } from 'zod/mini'
import { signUpPassword } from './accounts.ts'
import { publicAuthEndpoint, sessionAuthEndpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { messageAnswer } from '../shapes.ts'

export const forgotPasswordForm = z.object({ email })

/** Answers the same whether or not the address is known. */
export const requestPasswordReset = publicAuthEndpoint('POST /api/auth/forgot-password', {
  body: forgotPasswordForm,
  response: messageAnswer,
})

/** `token` comes from the mailed link, works once and for 10 minutes. Every session of the user ends. */
export const resetPassword = publicAuthEndpoint('POST /api/auth/reset-password', {
  body: z.object({ token: z.string().check(z.maxLength(200)), password: signUpPassword }),
  response: messageAnswer,
})

/** Every other session of the user ends. */
export const changePassword = sessionAuthEndpoint('POST /api/auth/change-password', {
  body: z.object({
    currentPassword: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
    newPassword: signUpPassword,
  }),
  response: messageAnswer,
})

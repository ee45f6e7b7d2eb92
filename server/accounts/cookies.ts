import { secondFactorCookie, sessionCookie, signedInCookie } from '#contract/cookies.ts'
import type { ReplyHeaders } from '../context.ts'

export const sessionDays = 30
/** How long a right password waits for its code. */
export const secondFactorMinutes = 10

/** `undefined` ends the session in the browser. */
export function setSessionCookie(reply: ReplyHeaders, token: string | undefined): void {
  const maxAgeSeconds = sessionDays * 86_400
  reply.cookie(sessionCookie, token, { maxAgeSeconds, isHostOnly: true })
  reply.cookie(signedInCookie, token && '1', { maxAgeSeconds, isReadable: true })
}

/** Lives as long as the step itself; sent to the calls of signing in only. `undefined` forgets it. */
export function setSecondFactorCookie(reply: ReplyHeaders, token: string | undefined): void {
  reply.cookie(secondFactorCookie, token, {
    maxAgeSeconds: secondFactorMinutes * 60,
    sameSite: 'strict',
    path: '/api/login',
  })
}

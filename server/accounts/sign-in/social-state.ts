import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { socialCookie } from '#contract/cookies.ts'
import { localPath, socialProvider } from '#contract/accounts/social.ts'
import type { Services } from '../../context.ts'
import { spendOnce } from '../../db/spent.ts'

const minutesValid = 10

const stored = z.object({
  provider: socialProvider,
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.optional(localPath),
  expiresAt: z.number(),
})
type SocialState = z.infer<typeof stored>

/** Remembers in the browser, and there alone, what the provider's answer has to match. Encrypted for ourselves. */
export function keepState(
  services: Services,
  reply: FastifyReply,
  state: Omit<SocialState, 'expiresAt'>,
): void {
  const expiresAt = services.now().getTime() + minutesValid * 60_000
  reply.setCookie(socialCookie, sealState(services, JSON.stringify({ ...state, expiresAt })), {
    ...cookieOptions(services),
    maxAge: minutesValid * 60,
  })
}

/** Takes it out of the browser. Undefined when there is none, or it is not ours, or too old. */
export function takeSocialState(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): SocialState | undefined {
  const cookie = request.cookies[socialCookie]
  if (!cookie) return undefined
  reply.clearCookie(socialCookie, cookieOptions(services))
  const state = unsealState(services, cookie)
  return state && state.expiresAt > services.now().getTime() ? state : undefined
}

/** True once for each state, on whatever node the answer arrives. */
export function spendState({ db }: Services, { state, expiresAt }: SocialState): Promise<boolean> {
  return spendOnce(db, { signature: `social ${state}`, expiresAt: new Date(expiresAt) })
}

function sealState({ secrets }: Services, text: string): string {
  return secrets.seal('social sign-in', Buffer.from(text), 'cookie').toString('base64url')
}

function unsealState({ secrets }: Services, sealed: string): SocialState | undefined {
  const text = secrets.open('social sign-in', Buffer.from(sealed, 'base64url'), 'cookie')
  return text && z.parse(stored, JSON.parse(text.toString('utf8')))
}

function cookieOptions({ config }: Services) {
  return {
    httpOnly: true,
    // The provider leads back here from its own site, by a plain link.
    sameSite: 'lax',
    path: '/api/auth/social',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}

import '@fastify/cookie'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { socialCookie } from '#contract/cookies.ts'
import { localPath, socialProvider } from '#contract/social.ts'
import type { Services } from '../context.ts'
import { spentChallenges } from '../db/tables/plumbing.ts'

const minutesValid = 10

const kept = z.object({
  provider: socialProvider,
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.optional(localPath),
  expiresAt: z.number(),
})
type Kept = z.infer<typeof kept>

/** Remembers in the browser, and there alone, what the provider's answer has to match. Encrypted for ourselves. */
export function keepState(services: Services, reply: FastifyReply, state: Omit<Kept, 'expiresAt'>): void {
  const expiresAt = services.now().getTime() + minutesValid * 60_000
  reply.setCookie(socialCookie, seal(services, JSON.stringify({ ...state, expiresAt })), {
    ...cookieOptions(services),
    maxAge: minutesValid * 60,
  })
}

/** Takes it out of the browser. Undefined when there is none, or it is not ours, or too old. */
export function takeState(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Kept | undefined {
  const cookie = request.cookies[socialCookie]
  if (!cookie) return undefined
  reply.clearCookie(socialCookie, cookieOptions(services))
  const state = unseal(services, cookie)
  return state && state.expiresAt > services.now().getTime() ? state : undefined
}

/** True once for each state, on whatever node the answer arrives. */
export async function spendState({ db }: Services, { state, expiresAt }: Kept): Promise<boolean> {
  const spent = await db
    .insert(spentChallenges)
    .values({ signature: `social ${state}`, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
  return spent.rowCount === 1
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

function keyOf({ secrets }: Services): Buffer {
  return Buffer.from(secrets.keyFor('social sign-in'), 'base64url')
}

function seal(services: Services, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(services), iv)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

function unseal(services: Services, sealed: string): Kept | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivLength + tagLength) return undefined
  try {
    const decipher = createDecipheriv(algorithm, keyOf(services), bytes.subarray(0, ivLength))
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
    return z.parse(kept, JSON.parse(text.toString('utf8')))
  } catch {
    return undefined
  }
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

import '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import type { CookieOptions } from '../context.ts'

/** Out of reach of scripts unless it `isReadable`; an `undefined` value deletes it. */
export function setCookie(
  { publicUrl }: Config,
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  { maxAgeSeconds, path = '/', sameSite = 'lax', isReadable = false }: CookieOptions,
): void {
  const options = { httpOnly: !isReadable, sameSite, path, secure: publicUrl.startsWith('https:') }
  if (value === undefined) reply.clearCookie(name, options)
  else reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
}

import '@fastify/cookie'
import { hostPrefix } from '#contract/cookies.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'
import type { CookieOptions } from '../context.ts'

/** Out of reach of scripts unless it `isReadable`; an `undefined` value deletes it. */
export function setCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  { maxAgeSeconds, path = '/', sameSite = 'lax', isReadable = false, isHostOnly = false }: CookieOptions,
): void {
  const options = { httpOnly: !isReadable, sameSite, path, secure: publicUrl.startsWith('https:') }
  const fullName = isHostOnly ? hostCookieName({ publicUrl }, name) : name
  if (value === undefined) reply.clearCookie(fullName, options)
  else reply.setCookie(fullName, value, { ...options, maxAge: maxAgeSeconds })
}

/** What a cookie that `isHostOnly` is called: browsers take the prefix under https only. */
export function hostCookieName({ publicUrl }: Pick<Config, 'publicUrl'>, name: string): string {
  return publicUrl.startsWith('https:') ? hostPrefix + name : name
}

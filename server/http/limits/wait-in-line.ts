import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '#contract/cookies.ts'
import type { Config } from '../../config/config.ts'
import type { Services } from '../../context.ts'
import { sha256 } from '../../kit/ids.ts'
import { asAsker, moveToLineOf } from '../../kit/whose-turn.ts'
import { hostCookieName } from '../cookies.ts'
import { callerOf } from './rate-limit.ts'

/** Whose workspace a session or key opened last, by its hash: only to know in which line its next request waits. */
const lines = new Map<string, string>()
const mostLines = 10_000

/**
 * Every request waits in the line of its workspace, or in that of its address while nobody is known behind it. Where a line
 * is too long already it is refused before anything is done for it.
 */
export function waitInLine(http: FastifyInstance, { database: { pool }, config }: Services): void {
  http.addHook('onRoute', (route) => {
    const { handler, url } = route
    const isCall = url.startsWith('/api/')
    route.handler = function (request, reply) {
      const turnOf = knownLineOf(request.headers, config) ?? callerOf(request.ip)
      const refusal = isCall && pool.refusalFor(turnOf)
      if (refusal) throw refusal
      return asAsker({ turnOf, isRequest: true }, () => handler.call(this, request, reply))
    }
  })
}

/** This request, and those that come with the same session or key, wait with all others of this workspace. */
export function waitInLineOf(workspaceId: string, { headers }: FastifyRequest, config: Config): void {
  moveToLineOf(workspaceId)
  const credential = credentialOf(headers, config)
  if (credential === undefined || lines.get(credential) === workspaceId) return
  for (const oldest of lines.keys()) {
    if (lines.size < mostLines) break
    lines.delete(oldest)
  }
  lines.set(credential, workspaceId)
}

/** In which line the next request of this session or key waits, if that is known. */
export function knownLineOf(headers: IncomingHttpHeaders, config: Config): string | undefined {
  const credential = credentialOf(headers, config)
  return credential === undefined ? undefined : lines.get(credential)
}

function credentialOf(
  { authorization, cookie = '' }: IncomingHttpHeaders,
  config: Config,
): string | undefined {
  const start = `${hostCookieName(config, sessionCookie)}=`
  const credential = authorization ?? cookie.split('; ').find((one) => one.startsWith(start))
  return credential && sha256(credential).toString('base64')
}

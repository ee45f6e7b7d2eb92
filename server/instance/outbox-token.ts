import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { brand } from '#contract/brand.ts'
import type { Config } from '../config/config.ts'
import { sha256 } from '../kit/ids.ts'
import type { Secrets } from '../kit/secrets/secrets.ts'
import { isOnlyHere } from './this-machine.ts'

export const outboxPath = '/dev/outbox'
export const outboxCookie = `${brand.prefix}_outbox`

/** Opens the outbox: the same in all processes, after a restart too. Only whoever reads the start log knows it. */
function tokenOf(secrets: Secrets): string {
  return secrets.keyFor('outbox page')
}

/** What the server prints when it starts; undefined where there is no outbox to open. */
export function outboxAddress(config: Config, secrets: Secrets): string | undefined {
  if (config.smtpUrl !== undefined || !isOnlyHere(config)) return undefined
  return `${config.publicUrl}${outboxPath}?token=${tokenOf(secrets)}`
}

export function isOutboxToken(secrets: Secrets, token: unknown): token is string {
  return typeof token === 'string' && timingSafeEqual(sha256(token), sha256(tokenOf(secrets)))
}

/** Whether this browser has shown the token before. */
export function hasOutboxCookie(secrets: Secrets, { cookies }: FastifyRequest): boolean {
  return isOutboxToken(secrets, cookies[outboxCookie])
}

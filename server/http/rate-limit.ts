import { isIPv6 } from 'node:net'
import type { FastifyReply } from 'fastify'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateClass } from '#contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import { Problem } from './problem.ts'

/** Requests per minute and caller. What protects accounts and the form is counted across all nodes. */
const perMinute: Record<RateClass, { points: number; shared: boolean }> = {
  auth: { points: 30, shared: true },
  'public-write': { points: 60, shared: true },
  upload: { points: 60, shared: false },
  'public-read': { points: 600, shared: false },
  app: { points: 1200, shared: false },
  embed: { points: 100_000, shared: false },
}

export interface RateLimits {
  /** Counts one request of `caller`; throws `too-many-requests` past the limit. */
  hit(rate: RateClass, caller: string, reply: FastifyReply): Promise<void>
  /** Counts a failed sign-in for an account, whoever tries: 5 a minute from one address, 20 an hour from all. */
  failedSignIn(account: string, ip: string): Promise<void>
  /** Throws when the account is locked for now. */
  maySignIn(account: string, ip: string): Promise<void>
}

const sentence = 'That was a lot of tries in a short time. Please wait a moment and try again.'

/** The limits over the database; `enabled: false` (tests and benchmarks) counts nothing. */
export async function rateLimits(database: Database, enabled: boolean): Promise<RateLimits> {
  if (!enabled) {
    const nothing = () => Promise.resolve()
    return { hit: nothing, failedSignIn: nothing, maySignIn: nothing }
  }
  const shared = (keyPrefix: string, points: number, duration: number) =>
    new Promise<RateLimiterAbstract>((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        { storeClient: database.pool, tableName: 'rate_limits', keyPrefix, points, duration },
        (failure?: Error) => (failure ? reject(failure) : resolve(limiter)),
      )
    })
  const limiters = {} as Record<RateClass, RateLimiterAbstract>
  for (const [rate, { points, shared: everywhere }] of Object.entries(perMinute) as [
    RateClass,
    { points: number; shared: boolean },
  ][]) {
    limiters[rate] = everywhere
      ? await shared(rate, points, 60)
      : new RateLimiterMemory({ keyPrefix: rate, points, duration: 60 })
  }
  const fromAddress = await shared('signin-address', 5, 60)
  const fromAnywhere = await shared('signin-account', 20, 3600)

  return {
    async hit(rate, caller, reply) {
      const state = await consume(limiters[rate], caller)
      reply.header('RateLimit-Limit', perMinute[rate].points)
      reply.header('RateLimit-Remaining', state.remainingPoints)
      reply.header('RateLimit-Reset', Math.ceil(state.msBeforeNext / 1000))
    },
    async failedSignIn(account, ip) {
      await fromAddress.consume(`${account} ${ip}`).catch(() => undefined)
      await fromAnywhere.consume(account).catch(() => undefined)
    },
    async maySignIn(account, ip) {
      const states = [await fromAddress.get(`${account} ${ip}`), await fromAnywhere.get(account)]
      for (const state of states) if (state && state.remainingPoints <= 0) refuse(state)
    },
  }
}

async function consume(limiter: RateLimiterAbstract, caller: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(caller)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refuse(refused)
    throw refused
  }
}

function refuse(state: RateLimiterRes): never {
  throw new Problem('too-many-requests', sentence, {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  })
}

/** One caller is one IPv4 address or one IPv6 network of 64 bits, which a single household or server holds. */
export function callerOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = ip.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

import cluster from 'node:cluster'
import { isIPv6 } from 'node:net'
import type { FastifyReply } from 'fastify'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateClass } from '#contract/endpoint.ts'
import { requestsPerMinute } from '#contract/limits.ts'
import type { Services } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Secrets } from '../../kit/secrets/secrets.ts'
import { tooManyRequests } from '../problem.ts'

/** What protects accounts and the form is counted across all nodes. */
const countedEverywhere: readonly RateClass[] = ['auth', 'public-write']

/** A limit that a feature states in its `feature.ts`, counted across all nodes. */
export interface Limit {
  /** Of this limit alone: its counts are stored under it. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** Who or what has a count of their own. */
  readonly per: string
  /** What somebody past the limit is told; `wait` says when to try again, such as "in 42 minutes". */
  readonly sentence?: (wait: string) => string
}

export interface RateLimits {
  /** Counts one request of `caller`; throws `too-many-requests` past the limit. */
  hit(rate: RateClass, caller: string, reply: FastifyReply): Promise<void>
  /** As `hit`, for a feature's own limit: the answer's headers say how many are left. */
  hitLimit(limit: Limit, who: string, reply: FastifyReply): Promise<void>
  /** Counts a try; throws `too-many-requests` past the limit. */
  take(limit: Limit, who: string): Promise<void>
  /** Counts a try, and says whether it was within the limit. */
  isWithin(limit: Limit, who: string): Promise<boolean>
  /** Takes one try back: it does not count. */
  giveBack(limit: Limit, who: string): Promise<void>
  /** The count begins anew. */
  reset(limit: Limit, who: string): Promise<void>
}

const tooManyAttempts = (wait: string) => `Too many attempts. Please try again ${wait}.`

/** Counts nothing, for tests and benchmarks. */
const noLimits: RateLimits = {
  hit: () => Promise.resolve(),
  hitLimit: () => Promise.resolve(),
  take: () => Promise.resolve(),
  isWithin: () => Promise.resolve(true),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
}

/** The limits over the database: those of the contract's classes, and `stated`, the features' own. */
export async function rateLimits(
  { database, config, secrets }: Pick<Services, 'database' | 'config' | 'secrets'>,
  stated: readonly Limit[],
): Promise<RateLimits> {
  if (!config.rateLimits) return noLimits
  const inDatabase = databaseLimits(database, secrets)
  const classes = await limitersOfClasses(inDatabase)
  const own = new Map<string, Counted>()
  for (const { name, points, seconds } of stated) own.set(name, await inDatabase(name, points, seconds))
  const limiterOf = ({ name }: Limit) => {
    const limiter = own.get(name)
    if (!limiter) throw new Error(`No feature states the limit "${name}"`)
    return limiter
  }
  return {
    hit: (rate, caller, reply) => countInWindow(classes[rate], caller, reply),
    hitLimit: (limit, who, reply) => countInWindow(limiterOf(limit), who, reply, limit.sentence),
    async take(limit, who) {
      const counted = limiterOf(limit)
      const { isOver, state } = await consume(counted, who)
      if (isOver) refuseTooManyRequests(counted, state, limit.sentence)
    },
    isWithin: async (limit, who) => !(await consume(limiterOf(limit), who)).isOver,
    async giveBack(limit, who) {
      const { limiter, keyOf } = limiterOf(limit)
      await limiter.reward(keyOf(who), 1)
    },
    async reset(limit, who) {
      const { limiter, keyOf } = limiterOf(limit)
      await limiter.delete(keyOf(who))
    },
  }
}

interface Counted {
  readonly limiter: RateLimiterAbstract
  /** What the count of somebody is found by. */
  readonly keyOf: (who: string) => string
}

type DatabaseLimit = (name: string, points: number, seconds: number) => Promise<Counted>

async function limitersOfClasses(inDatabase: DatabaseLimit): Promise<Record<RateClass, Counted>> {
  const limiters = {} as Record<RateClass, Counted>
  for (const [rate, points] of Object.entries(requestsPerMinute) as [RateClass, number][]) {
    limiters[rate] = countedEverywhere.includes(rate)
      ? await inDatabase(rate, points, 60)
      : ofThisMachine({ keyPrefix: rate, points, duration: 60 })
  }
  return limiters
}

/** In memory: of several processes on one port, the first counts for all of them. */
function ofThisMachine(options: { keyPrefix: string; points: number; duration: number }): Counted {
  const limiter = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
  return { limiter, keyOf: (who) => who }
}

/** Whose a count is cannot be read from the table: addresses of people and of networks are hashed with our key. */
function databaseLimits({ pool }: Database, secrets: Secrets): DatabaseLimit {
  const keyOf = (who: string) => secrets.sign('rate limit', Buffer.from(who)).toString('base64url')
  return (keyPrefix, points, duration) =>
    new Promise((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        {
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          keyPrefix,
          points,
          duration,
          // Reading goes on while nothing can be written.
          insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
        },
        (failure?: Error) => (failure ? reject(failure) : resolve({ limiter, keyOf })),
      )
    })
}

async function consume({ limiter, keyOf }: Counted, who: string) {
  try {
    return { isOver: false, state: await limiter.consume(keyOf(who)) }
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { isOver: true, state: refused }
    throw refused
  }
}

/** Counts one request and says in the headers how many are left, also when this one was one too many. */
async function countInWindow(
  counted: Counted,
  caller: string,
  reply: FastifyReply,
  why?: Limit['sentence'],
): Promise<void> {
  const { isOver, state } = await consume(counted, caller)
  reply.headers(headersOf(counted, state))
  if (isOver) refuseTooManyRequests(counted, state, why)
}

/** As most programs read them, and as the standard in the making has them. */
function headersOf({ limiter }: Counted, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  const remaining = Math.max(0, remainingPoints)
  const seconds = Math.ceil(msBeforeNext / 1000)
  return {
    'RateLimit-Limit': String(limiter.points),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(seconds),
    'RateLimit-Policy': `"${limiter.keyPrefix}";q=${limiter.points};w=${limiter.duration}`,
    RateLimit: `"${limiter.keyPrefix}";r=${remaining};t=${seconds}`,
  }
}

/** Its answer speaks of this limit, whatever others said before. */
function refuseTooManyRequests(counted: Counted, state: RateLimiterRes, why: Limit['sentence']): never {
  throw tooManyRequests(state.msBeforeNext / 1000, why ?? tooManyAttempts, headersOf(counted, state))
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

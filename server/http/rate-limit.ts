import { isIPv6 } from 'node:net'
import type { FastifyReply } from 'fastify'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateClass } from '#contract/endpoint.ts'
import { keyRequestsPerHour, requestsPerMinute } from '#contract/limits.ts'
import type { Database } from '../db/database.ts'
import { sha256 } from '../ids.ts'
import { Problem } from './problem.ts'

/** What protects accounts and the form is counted across all nodes. */
const countedEverywhere: readonly RateClass[] = ['auth', 'public-write']

export interface RateLimits {
  /** Counts one request of `caller`; throws `too-many-requests` past the limit. */
  hit(rate: RateClass, caller: string, reply: FastifyReply): Promise<void>
  /** Counts one request with a secret key of this workspace, per hour and across all nodes. */
  hitKey(workspaceId: string, plan: 'free' | 'paid', reply: FastifyReply): Promise<void>
  /**
   * Counts a try to sign in before it is looked at, so that many at once get no further than one after another:
   * 5 a minute from one address, 20 an hour from all. Throws when the account is locked for now. A known device has
   * a count of its own, 5 in 15 minutes: what is tried elsewhere does not lock it out, nor the other way round.
   */
  trySignIn(account: string, ip: string, device?: string): Promise<void>
  /** A try that succeeded does not count. */
  signedIn(account: string, ip: string, device?: string): Promise<void>
  /** Counts a try at the second factor of a user, from wherever: 5 in 15 minutes. */
  tryCode(userId: string): Promise<void>
  /** The code was right: the count begins anew. */
  codeTaken(userId: string): Promise<void>
  /** Counts a letter that asks somebody to join: 5 a day to one address, 50 a day from one workspace. */
  invite(workspaceId: string, email: string): Promise<void>
  /** Counts a letter that asks a customer to confirm: 5 a day to one address, 100 an hour from one workspace. */
  askToConfirm(workspaceId: string, email: string): Promise<void>
  /** Counts a letter with a link for a new password: 3 in 15 minutes to one address. Says whether it may leave. */
  mayMailReset(email: string): Promise<boolean>
  /** As `mayMailReset`, for a letter with the link that proves the address. */
  mayMailProof(email: string): Promise<boolean>
}

const sentence = 'Too many attempts. Please wait a moment and try again.'
const passwordsSentence =
  'Too many wrong passwords. Please wait 15 minutes and try again, or reset your password.'
const codesSentence = 'Too many wrong codes. Please wait 15 minutes and try again.'
const askingSentence =
  'You can ask 100 customers an hour to confirm, so that your emails do not look like spam. Please try again later.'
const askedSentence = 'This customer was asked to confirm 5 times in one day. Please give them some time.'

/** The limits over the database; `enabled: false` (tests and benchmarks) counts nothing. */
export async function rateLimits(database: Database, enabled: boolean): Promise<RateLimits> {
  if (!enabled) {
    const nothing = () => Promise.resolve()
    return {
      hit: nothing,
      hitKey: nothing,
      trySignIn: nothing,
      signedIn: nothing,
      tryCode: nothing,
      codeTaken: nothing,
      invite: nothing,
      askToConfirm: nothing,
      mayMailReset: () => Promise.resolve(true),
      mayMailProof: () => Promise.resolve(true),
    }
  }
  const shared = (keyPrefix: string, points: number, duration: number) =>
    new Promise<RateLimiterAbstract>((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        { storeClient: database.pool, tableName: 'rate_limits', keyPrefix, points, duration },
        (failure?: Error) => (failure ? reject(failure) : resolve(limiter)),
      )
    })
  const limiters = {} as Record<RateClass, RateLimiterAbstract>
  for (const [rate, points] of Object.entries(requestsPerMinute) as [RateClass, number][]) {
    limiters[rate] = countedEverywhere.includes(rate)
      ? await shared(rate, points, 60)
      : new RateLimiterMemory({ keyPrefix: rate, points, duration: 60 })
  }
  const withKey = {
    free: await shared('key-free', keyRequestsPerHour.free, 3600),
    paid: await shared('key-paid', keyRequestsPerHour.paid, 3600),
  }
  const fromAddress = await shared('signin-address', 5, 60)
  const fromAnywhere = await shared('signin-account', 20, 3600)
  const fromDevice = await shared('signin-device', 5, 900)
  const codes = await shared('second-factor', 5, 900)
  const invitedAddress = await shared('invited-address', 5, 86_400)
  const invitingWorkspace = await shared('inviting-workspace', 50, 86_400)
  const askedAddress = await shared('asked-address', 5, 86_400)
  const askingWorkspace = await shared('asking-workspace', 100, 3600)
  const resetAddress = await shared('reset-address', 3, 900)
  const proofAddress = await shared('proof-address', 3, 900)

  return {
    async hit(rate, caller, reply) {
      await count(limiters[rate], caller, reply)
    },
    async hitKey(workspaceId, plan, reply) {
      await count(withKey[plan], workspaceId, reply)
    },
    async trySignIn(account, ip, device) {
      if (device !== undefined) return countTry(fromDevice, device, passwordsSentence)
      await countTry(fromAddress, `${account} ${ip}`)
      await countTry(fromAnywhere, account)
    },
    async signedIn(account, ip, device) {
      if (device !== undefined) {
        await fromDevice.delete(device)
        return
      }
      await fromAddress.delete(`${account} ${ip}`)
      await fromAnywhere.reward(account, 1)
    },
    async tryCode(userId) {
      await countTry(codes, userId, codesSentence)
    },
    async codeTaken(userId) {
      await codes.delete(userId)
    },
    async invite(workspaceId, email) {
      await countTry(invitingWorkspace, workspaceId)
      await countTry(invitedAddress, email)
    },
    async askToConfirm(workspaceId, email) {
      await countTry(askingWorkspace, workspaceId, askingSentence)
      // Customers' addresses are not kept here.
      await countTry(askedAddress, sha256(email).toString('hex'), askedSentence)
    },
    mayMailReset: (email) => isWithin(resetAddress, email),
    mayMailProof: (email) => isWithin(proofAddress, email),
  }
}

/** Counts a try, and says whether it was one too many. */
async function isWithin(limiter: RateLimiterAbstract, who: string): Promise<boolean> {
  const state = await limiter.consume(who).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return undefined
    throw refused
  })
  return state !== undefined
}

/** Counts one request and says in the headers how many are left, also when this one was one too many. */
async function count(limiter: RateLimiterAbstract, caller: string, reply: FastifyReply): Promise<void> {
  const state = await limiter.consume(caller).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  })
  reply.header('RateLimit-Limit', limiter.points)
  reply.header('RateLimit-Remaining', Math.max(0, state.remainingPoints))
  reply.header('RateLimit-Reset', Math.ceil(state.msBeforeNext / 1000))
  if (state.consumedPoints > limiter.points) refuse(state)
}

async function countTry(limiter: RateLimiterAbstract, who: string, why = sentence): Promise<void> {
  await limiter.consume(who).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) refuse(refused, why)
    throw refused
  })
}

function refuse(state: RateLimiterRes, why = sentence): never {
  throw new Problem('too-many-requests', why, {
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

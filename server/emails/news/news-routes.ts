import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import type { App } from '../../http/mount.ts'
import { nothingHere, Problem } from '../../http/problem.ts'
import { callerOf } from '../../http/limits/rate-limit.ts'
import { rawBodyOf, withRawBodies } from '../../http/raw-bodies.ts'
import { sha256, uuidOrNothing } from '../../kit/ids.ts'
import { readAnswer } from '../../integrations/models/read-answer.ts'
import { safeFetch } from '../../integrations/safe-fetch.ts'
import { notJson } from '../../kit/parse-bounded.ts'
import { readApart } from '../../kit/read-apart.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import { readBounceAddress } from '../delivery/bounce-address.ts'
import { recordFeedback } from './feedback.ts'
import type { Feedback } from './news.ts'
import { isNewsSecret } from './news-addresses.ts'
import { type ProviderNews, readGeneric, readMailgun, readPostmark, readSes } from './provider-news.ts'
import { fateOfRecipient } from './recipient-fate.ts'
import { isAmazons, readSns } from './sns.ts'
import { emails } from '../tables.ts'

type Asked = FastifyRequest<{ Params: { provider: string; secret: string } }>
type Reader = (services: Services, body: Buffer) => Promise<readonly ProviderNews[]>

/** A whole email that came back may be in it. */
const longestBodyBytes = 2_000_000
/** What is longer is read in a thread of its own. */
const longestOnSite = 16_000
const eventsAtOnce = 50
const longestMailgunAgeMs = 86_400_000

/** What mail providers tell of emails, and what arrives in the mailbox for bounces, each at a secret address of its own. */
export function newsRoutes({ http, services, limits }: App): void {
  withRawBodies(http, (scope) => {
    const options = { bodyLimit: longestBodyBytes }
    scope.post('/mail-news/:provider/:secret', options, async (request: Asked, reply) => {
      const { provider, secret } = request.params
      const read = Object.hasOwn(readers, provider) ? readers[provider as keyof typeof readers] : undefined
      if (!read || !isNewsSecret(services, provider, secret)) {
        await limits.hit('auth', callerOf(request.ip), reply)
        throw nothingHere()
      }
      const news = await read(services, rawBodyOf(request))
      for (let from = 0; from < news.length; from += eventsAtOnce) {
        const some = news.slice(from, from + eventsAtOnce).flatMap((one) => ours(services, one))
        await recordFeedback(services, some)
      }
      return reply.send({ ok: true })
    })
  })
}

const readers = {
  generic: async (_services, body) =>
    body.length > longestOnSite ? readApart('events', [body]) : readGeneric(await parse(body)),
  postmark: async (_services, body) => readPostmark(await parse(body)),
  mailgun: async ({ config, now }, body) => {
    const json = await parse(body)
    return isMailguns(json, config.mailgunKey, now()) ? readMailgun(json) : []
  },
  async ses({ now }, body) {
    const fetchText = async (url: URL) => (await safeFetch(url).catch(certificateAway)).body
    const message = await readSns(await parse(body), now(), fetchText)
    if (!message) throw nothingHere()
    if (message.Type === 'Notification') return readSes(await parse(message.Message), message.MessageId)
    const { SubscribeURL: url = '' } = message
    if (message.Type === 'SubscriptionConfirmation' && isAmazons(url)) await safeFetch(new URL(url))
    return []
  },
  async message(services, body) {
    const key = `message:${sha256(body).toString('base64url')}`
    const returned = await readApart('returned', [body])
    if (!returned) return []
    const { fates, addresses, messageId } = returned
    const marks = [...addresses, messageId]
    const recipient = await recipientOf(services, marks)
    const { kind, reason } = fateOfRecipient(fates, recipient) ?? {}
    return kind === undefined ? [] : [{ kind, reason, at: services.now(), key, marks }]
  },
} satisfies Record<string, Reader>

/** It is asked again later. */
function certificateAway(): never {
  throw new Problem('unavailable', "Amazon's certificate could not be read.", { retryAfterSeconds: 60 })
}

const mailgunSignature = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
})

/** Whether Mailgun signed it with this account's key, and not long ago. */
function isMailguns(body: unknown, key: string | undefined, now: Date): boolean {
  const { data } = z.safeParse(mailgunSignature, body)
  if (!data || key === undefined) return false
  const { timestamp, token, signature } = data.signature
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  const signatureBytes = Buffer.from(signature, 'hex')
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000)
  return (
    age < longestMailgunAgeMs &&
    signatureBytes.length === expected.length &&
    timingSafeEqual(signatureBytes, expected)
  )
}

/** News of an email that we sent; nothing if nothing in it says so. */
function ours(services: Services, { marks, ...news }: ProviderNews): Feedback[] {
  const id = emailOf(services, marks)
  return id ? [{ emailId: id, ...news }] : []
}

function emailOf(services: Services, marks: ProviderNews['marks']): string | undefined {
  return marks.flatMap((mark) => (mark && (readBounceAddress(services, mark) ?? idIn(mark))) || []).at(0)
}

/** Whom the email of these marks was sent to. */
async function recipientOf(services: Services, marks: ProviderNews['marks']): Promise<string | undefined> {
  const id = emailOf(services, marks)
  if (!id) return undefined
  const [row] = await services.db.select({ to: emails.recipient }).from(emails).where(eq(emails.id, id))
  return row?.to
}

/** Our own ids are what stands before the @ of a `Message-ID`. */
function idIn(mark: string): string | undefined {
  return uuidOrNothing(/^<?([0-9a-f-]{36})(?:@|$)/i.exec(mark.trim())?.[1] ?? '')
}

/** Nothing where it is no JSON: it would be sent again and again. */
async function parse(body: Buffer | string): Promise<unknown> {
  try {
    return await readAnswer(body)
  } catch (failure) {
    if (failure instanceof Unreadable && failure.message === notJson) return undefined
    throw failure
  }
}

import type { FastifyRequest } from 'fastify'
import type { TextSettings } from '../../config/text-settings.ts'
import type { Services } from '../../context.ts'
import type { App } from '../../http/mount.ts'
import { nothingHere } from '../../http/problem.ts'
import { callerOf } from '../../http/limits/rate-limit.ts'
import { rawBodyOf, withRawBodies } from '../../http/raw-bodies.ts'
import { jsonOf } from '../../integrations/texts/ask-gateway.ts'
import { readPhoneNumber } from '../../kit/phone/phone-number.ts'
import { readCommand } from '../wording/stop-words.ts'
import { recordReceipt } from './receipts.ts'
import { isTwilios, isVonages } from './signatures.ts'
import { forwardReply } from './forward-reply.ts'
import { obey } from './stops.ts'
import { isTextNewsSecret } from './text-news-addresses.ts'
import { readHttp, readTwilio, readVonage, type Reply, type TextNews } from './text-news.ts'

type Asked = FastifyRequest<{ Params: { provider: string; secret: string }; Querystring: { text?: unknown } }>

const longestBodyBytes = 16_000

/** What the gateway tells of messages, and what people reply: at a secret address, and signed where the gateway signs. */
export function textNewsRoutes({ http, services, limits }: App): void {
  const { texts } = services.config
  withRawBodies(http, (scope) => {
    const options = { bodyLimit: longestBodyBytes }
    scope.post('/text-news/:provider/:secret', options, async (request: Asked, reply) => {
      const { provider, secret } = request.params
      const news =
        texts && provider === texts.provider && isTextNewsSecret(services, provider, secret)
          ? readers[texts.provider](services, texts, request)
          : undefined
      if (!news) {
        await limits.hit('auth', callerOf(request.ip), reply)
        throw nothingHere()
      }
      for (const receipt of news.receipts) await recordReceipt(services, receipt)
      for (const one of news.replies) await heed(services, provider, one)
      // Twilio reads the answer as what to reply: nothing.
      if (provider === 'twilio') return reply.type('text/xml').send('<Response/>')
      return reply.send({ ok: true })
    })
  })
}

/** Undefined where the signature is not the gateway's. */
type Reader = (services: Services, settings: TextSettings, request: Asked) => TextNews | undefined

const readers: Readonly<Record<TextSettings['provider'], Reader>> = {
  twilio({ config }, { secret }, request) {
    const form = formOf(rawBodyOf(request))
    const signature = String(request.headers['x-twilio-signature'] ?? '')
    // As the operator and we told it to Twilio, whatever stands between.
    const url = `${config.publicUrl}${request.url}`
    return isTwilios(secret, { url, form, signature }) ? readTwilio(form, referenceOf(request)) : undefined
  },
  vonage({ now }, { signatureSecret }, request) {
    const body = rawBodyOf(request)
    const authorization = request.headers.authorization ?? ''
    return isVonages(signatureSecret, { authorization, body, now: now() })
      ? readVonage(jsonOf(body.toString()), referenceOf(request))
      : undefined
  },
  http({ now }, _settings, request) {
    const body = rawBodyOf(request).toString()
    return readHttp(jsonOf(body) ?? formOf(Buffer.from(body)), referenceOf(request), now())
  },
}

function formOf(body: Buffer): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.toString()))
}

function referenceOf({ query }: Asked): string {
  return typeof query.text === 'string' ? query.text : ''
}

async function heed(services: Services, provider: string, { from, text, key }: Reply): Promise<void> {
  const command = readCommand(text)
  const number = readPhoneNumber(from.startsWith('+') ? from : `+${from}`)
  if (!number) return
  const of = { number: number.e164, key: `${provider}:${key}` }
  await (command ? obey(services, { ...of, command }) : forwardReply(services, { ...of, text }))
}

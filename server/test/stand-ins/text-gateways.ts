import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sha256 } from '../../kit/ids.ts'
import { listening } from './listening.ts'

/** A message that a gateway took. */
export interface TakenText {
  readonly to: string
  readonly text: string
  /** Where its receipts go. */
  readonly newsUrl: string
  /** Ours. */
  readonly reference: string
  /** The gateway's. */
  readonly id: string
}

/** What the gateway does with the next calls: what it answers is up to the test. */
export type Mood = 'takes' | 'loses-answers' | 'is-down' | 'is-busy' | 'refuses'

export interface TextGateways {
  readonly url: string
  readonly taken: TakenText[]
  mood: Mood
  /** Milliseconds before each answer. */
  delayMs: number
  readonly server: Server
}

const account = 'AC0123456789abcdef0123456789abcdef'
export const gatewaySecrets = { account, secret: 'a-secret-token', signatureSecret: 'a-signature-secret' }
const from = '+12125550100'

/** The settings with which a server sends through the stand-in. */
export function gatewaySettings(provider: 'twilio' | 'vonage' | 'http', url: string): Record<string, string> {
  return {
    SMS_PROVIDER: provider,
    SMS_FROM: from,
    SMS_ACCOUNT: account,
    SMS_SECRET: gatewaySecrets.secret,
    SMS_SIGNATURE_SECRET: gatewaySecrets.signatureSecret,
    SMS_API_BASE: url,
    SMS_PRICE: '0.0079 USD',
    ...(provider === 'http' && {
      SMS_HTTP_URL: `${url}/send`,
      SMS_HTTP_HEADERS: '{"authorization": "Bearer gateway-key"}',
      SMS_HTTP_BODY: '{"number": "{{to}}", "message": "{{text}}", "ref": "{{id}}"}',
    }),
  }
}

/** Twilio's Messages, Vonage's Messages API and a plain gateway on one port, each in the shape that it documents. */
export async function textGateways(): Promise<TextGateways> {
  const taken: TakenText[] = []
  const server = createServer((request, response) => void answer(request, response))
  const gateways: TextGateways = { url: await listening(server), taken, mood: 'takes', delayMs: 0, server }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const say = (status: number, json: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
    }
    if (gateways.mood === 'is-busy') return say(429, { message: 'Too many requests' }, { 'retry-after': '5' })
    if (gateways.mood === 'is-down') return say(503, {})
    const read = messageIn(request, body)
    if (!read) return say(401, { message: 'Authenticate' })
    if (gateways.mood === 'refuses')
      return say(400, { code: 21_211, message: "The 'To' number is not valid." })
    const one = { ...read.message, id: randomUUID() }
    taken.push(one)
    await new Promise((resolve) => void setTimeout(resolve, gateways.delayMs))
    if (gateways.mood === 'loses-answers') return void response.destroy()
    say(read.status, { sid: one.id, message_uuid: one.id, id: one.id, status: 'queued' })
  }
  return gateways
}

interface ReadMessage {
  readonly status: number
  readonly message: Omit<TakenText, 'id'>
}

function messageIn({ url = '', method, headers }: IncomingMessage, body: string): ReadMessage | undefined {
  const basic = `Basic ${Buffer.from(`${account}:${gatewaySecrets.secret}`).toString('base64')}`
  if (method !== 'POST') return undefined
  if (url === '/send') {
    if (headers.authorization !== 'Bearer gateway-key') return undefined
    const { number, message, ref } = JSON.parse(body) as Record<'number' | 'message' | 'ref', string>
    return { status: 200, message: { to: number, text: message, newsUrl: '', reference: ref } }
  }
  if (headers.authorization !== basic) return undefined
  if (url === '/v1/messages') {
    const sent = JSON.parse(body) as Record<'to' | 'text' | 'client_ref' | 'webhook_url', string>
    const { to, text, client_ref: reference, webhook_url: newsUrl } = sent
    return { status: 202, message: { to: `+${to}`, text, newsUrl, reference } }
  }
  if (url !== `/2010-04-01/Accounts/${account}/Messages.json`) return undefined
  const form = new URLSearchParams(body)
  const newsUrl = form.get('StatusCallback') ?? ''
  const reference = new URL(newsUrl).searchParams.get('text') ?? ''
  return {
    status: 201,
    message: { to: form.get('To') ?? '', text: form.get('Body') ?? '', newsUrl, reference },
  }
}

/** A call that a gateway makes: where to, with what, signed as it signs. */
export interface GatewayCall {
  readonly url: string
  readonly body: string
  readonly headers: Record<string, string>
}

export function twilioCall(url: string, form: Record<string, string>): GatewayCall {
  const signed =
    url +
    Object.keys(form)
      .toSorted()
      .map((name) => name + form[name])
      .join('')
  const signature = createHmac('sha1', gatewaySecrets.secret).update(signed).digest('base64')
  return {
    url,
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  }
}

export function vonageCall(url: string, json: object, now: Date): GatewayCall {
  const body = JSON.stringify(json)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    iat: Math.floor(now.getTime() / 1000),
    jti: randomUUID(),
    iss: 'Vonage',
    payload_hash: sha256(body).toString('hex'),
    api_key: account,
  }
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', gatewaySecrets.signatureSecret).update(unsigned).digest('base64url')
  return {
    url,
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${unsigned}.${signature}` },
  }
}

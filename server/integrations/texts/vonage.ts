import { z } from 'zod/mini'
import { askGateway, jsonOf } from './ask-gateway.ts'
import type { SendText } from './outgoing-text.ts'
import { TextRefused } from './text-failures.ts'

const home = 'https://api.nexmo.com'

const taken = z.object({ message_uuid: z.string() })
const refused = z.object({ title: z.optional(z.string()), detail: z.optional(z.string()) })

/** The Messages API: `POST /v1/messages`. Numbers go without their plus sign. */
export const sendByVonage: SendText = async ({ account, secret, from, apiBase = home }, message) => {
  const body = JSON.stringify({
    message_type: 'text',
    channel: 'sms',
    to: message.to.replace('+', ''),
    from: from.replace('+', ''),
    text: message.text,
    client_ref: message.id,
    webhook_url: message.newsUrl,
    webhook_version: 'v1',
    sms: { encoding_type: 'auto' },
  })
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const address = new URL(`${apiBase}/v1/messages`)
  const answer = await askGateway(address, { method: 'POST', headers, body }, (said) => {
    const { data } = z.safeParse(refused, jsonOf(said.body))
    return new TextRefused(data?.detail ?? data?.title ?? `Vonage answered ${said.status}.`)
  })
  return z.safeParse(taken, jsonOf(answer.body)).data?.message_uuid
}

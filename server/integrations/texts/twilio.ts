import { z } from 'zod/mini'
import { askGateway, jsonOf } from './ask-gateway.ts'
import type { SendText } from './outgoing-text.ts'
import { TextRefused } from './text-failures.ts'

const home = 'https://api.twilio.com'
/** Twilio's code for a number that replied STOP. */
const stoppedCode = 21_610

const taken = z.object({ sid: z.string() })
const refused = z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })

/** `POST /2010-04-01/Accounts/{account}/Messages.json`. */
export const sendByTwilio: SendText = async ({ account, secret, from, apiBase = home }, message) => {
  const address = new URL(`${apiBase}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`)
  const body = new URLSearchParams({
    To: message.to,
    From: from,
    Body: message.text,
    StatusCallback: message.newsUrl,
  })
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await askGateway(address, { method: 'POST', headers, body: body.toString() }, (said) => {
    const { data } = z.safeParse(refused, jsonOf(said.body))
    const text = data?.message ?? `Twilio answered ${said.status}.`
    return new TextRefused(text, { isStopped: data?.code === stoppedCode })
  })
  return z.safeParse(taken, jsonOf(answer.body)).data?.sid
}

import { z } from 'zod/mini'
import { askGateway, jsonOf } from './ask-gateway.ts'
import type { SendText } from './outgoing-text.ts'
import { GatewayAway } from './text-failures.ts'

const taken = z.object({ id: z.union([z.string(), z.number()]) })

/** Any gateway that takes a message in one call, as the operator's template says. */
export const sendByHttp: SendText = async ({ http, from }, { id, to, text }) => {
  if (!http) throw new GatewayAway('SMS_HTTP_URL is missing.')
  const values = { to, from, text, id }
  const address = new URL(filled(http.url, values, encodeURIComponent))
  const headers = mapped(http.headers, (value) => filled(value, values, onOneLine))
  if (http.body === undefined) {
    const { body } = await askGateway(address, { method: 'GET', headers })
    return idIn(body)
  }
  const isJson = z.safeParse(z.unknown(), jsonOf(http.body)).data !== undefined
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const asked = {
    method: 'POST' as const,
    headers: { 'content-type': type, ...headers },
    body: filled(http.body, values, isJson ? insideJson : encodeURIComponent),
  }
  const { body } = await askGateway(address, asked)
  return idIn(body)
}

function filled(
  template: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string,
): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encode(values[name]!) : whole,
  )
}

const insideJson = (value: string) => JSON.stringify(value).slice(1, -1)
const onOneLine = (value: string) => value.replace(/[\r\n]+/g, ' ')

function mapped(headers: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), change(value)]),
  )
}

/** Where the answer is JSON with an id, that; many gateways answer other things. */
function idIn(body: string): string | undefined {
  const id = z.safeParse(taken, jsonOf(body)).data?.id
  return id === undefined ? undefined : String(id)
}

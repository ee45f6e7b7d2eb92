import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { plans } from './plans.ts'
import { answerCall } from './api.ts'
import { readForm } from './form.ts'
import { Ledger, StandInRefusal } from './ledger.ts'
import { answerPage } from './pages.ts'

export interface StripeStandIn {
  readonly url: string
  readonly ledger: Ledger
  /** Calls of the interface so far, as `POST /v1/customers`. */
  readonly calls: string[]
  /** Closes the connection without an answer as long as it is set. */
  isAway: boolean
  close(): void
}

/** Stripe's interface on a port of this machine, with its pages, as far as this product needs it. */
export async function startStripeStandIn(clock: () => number, port = 0): Promise<StripeStandIn> {
  const ledger = new Ledger(clock, plans)
  const answered = new Map<string, { status: number; body: string }>()
  const server = createServer((request, response) => {
    if (self.isAway) request.destroy()
    else void respond(self, answered, request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  ledger.url = url
  const self: StripeStandIn = {
    url,
    ledger,
    calls: [],
    isAway: false,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  server.unref()
  return self
}

async function respond(
  self: StripeStandIn,
  answered: Map<string, { status: number; body: string }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', self.url)
  const body = await text(request)
  if (!url.pathname.startsWith('/v1/')) {
    const { status, html, location } = answerPage(
      self.ledger,
      request.method ?? '',
      url,
      new URLSearchParams(body),
    )
    response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) }).end(html)
    return
  }
  self.calls.push(`${request.method} ${url.pathname}`)
  const key = request.headers['idempotency-key']
  const known = typeof key === 'string' ? answered.get(key) : undefined
  const answer = known ?? answerApi(self.ledger, request.method ?? '', url, body)
  if (typeof key === 'string' && answer.status < 500) answered.set(key, answer)
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
}

function answerApi(ledger: Ledger, method: string, url: URL, body: string): { status: number; body: string } {
  const [, , ...path] = url.pathname.split('/')
  try {
    const form = readForm(method === 'POST' ? body : url.search.slice(1))
    return { status: 200, body: JSON.stringify(answerCall(ledger, { method, path, form })) }
  } catch (refusal) {
    if (!(refusal instanceof StandInRefusal)) throw refusal
    return { status: refusal.status, body: JSON.stringify({ error: refusal.body }) }
  }
}

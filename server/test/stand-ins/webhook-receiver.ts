import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listening } from './listening.ts'

interface ReceivedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface WebhookReceiver {
  readonly url: string
  readonly received: ReceivedCall[]
  /** What the next calls are answered with; a status of 0 breaks the connection. */
  answer: { status: number; body?: string; headers?: Record<string, string> }
  close(): Promise<void>
}

/** Somebody's server that takes webhooks, or a chat that does. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(parts).toString() })
      const { status, body = 'ok', headers: own } = receiver.answer
      if (status === 0) response.destroy()
      else response.writeHead(status, own).end(body)
    })
  })
  const receiver: WebhookReceiver = {
    url: await listening(server),
    received,
    answer: { status: 200 },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}

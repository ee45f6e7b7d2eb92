import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { listening } from './listening.ts'

export interface Facebook {
  readonly graph: string
  /** What `/me` says from now on. */
  says(me: object, status?: number): void
}

export const client = { id: 'plaudit', secret: 'whisper', code: 'the-code' }

/** The part of Facebook's Graph API that signing in uses, as Facebook documents it, on a port of its own. */
export async function facebook(): Promise<Facebook> {
  let answer = { me: {}, status: 200 }
  const http = createServer((request, response) => {
    void respond(request, answer).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  const url = await listening(http)
  afterAll(() => http.close())
  return {
    graph: url,
    says: (me, status = 200) => void (answer = { me, status }),
  }
}

async function respond(
  request: IncomingMessage,
  { me, status }: { me: object; status: number },
): Promise<[number, object]> {
  const form = new URLSearchParams(await text(request))
  if (request.method === 'POST' && request.url === '/v20.0/oauth/access_token') {
    const isOurs = form.get('client_id') === client.id && form.get('client_secret') === client.secret
    const isRight = isOurs && form.get('code') === client.code && form.has('code_verifier')
    return isRight
      ? [200, { access_token: 'the-token', token_type: 'bearer', expires_in: 5_183_944 }]
      : [400, { error: { message: 'Invalid verification code format.', code: 100 } }]
  }
  if (request.url !== '/me?fields=id,name,email')
    return [404, { error: { message: 'Unknown path', code: 2500 } }]
  return request.headers.authorization?.toLowerCase() === 'bearer the-token'
    ? [status, me]
    : [401, { error: { message: 'Invalid OAuth access token.', code: 190 } }]
}

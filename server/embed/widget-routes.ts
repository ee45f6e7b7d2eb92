import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/mount.ts'
import { callerOf } from '../http/rate-limit.ts'
import { encodingFor, type PreparedResponse, sendHot } from './prepared-response.ts'
import type { Embeds, Entry } from './service.ts'
import { keyOfScript, viewOfScript } from './views.ts'

interface Outlets {
  readonly embeds: Embeds
  readonly script: (name: string) => PreparedResponse | Promise<PreparedResponse>
  readonly noteCurrent: (entry: Entry, headers: IncomingHttpHeaders) => void
  readonly noteOutdated: (key: string, headers: IncomingHttpHeaders) => Promise<void>
}

/** Never throws on the host page; the console says why no widget shows up. */
const refusal = `console.warn("Plaudit: this key doesn't work here. Please copy the embed code again.")`

/**
 * The scripts of widgets. One that names a key carries its testimonials, so that a page asks once; `/embed.js` alone, as
 * older snippets have it, asks for them itself.
 */
export function widgetRoutes({ http, limits }: App, outlets: Outlets): void {
  const { embeds, script, noteCurrent, noteOutdated } = outlets

  async function sendBuilt(name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendHot(request, reply, await script(name))
  }
  async function sendWidget(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { url, headers, ip } = request
    const key = keyOfScript(url)
    const found = key && (await embeds.find(key, encodingFor(headers), viewOfScript(url)))
    if (found) {
      noteCurrent(found, headers)
      return sendHot(request, reply, found.hot)
    }
    await limits.hit('embed', callerOf(ip), reply)
    if (key) await noteOutdated(key, headers)
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=50' })
      .type('text/javascript; charset=utf-8')
      .send(refusal)
  }

  http.get('/widget/:file', (request, reply) => sendWidget(request, reply))
  http.get('/embed.js', (request, reply) =>
    keyOfScript(request.url) ? sendWidget(request, reply) : sendBuilt('embed.js', request, reply),
  )
  http.get('/embed/display.js', (request, reply) => sendBuilt('display.js', request, reply))
}

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/mount.ts'
import { callerOf } from '../http/limits/rate-limit.ts'
import { encodingFor, sendPreparedResponse } from './keeping/prepared-response.ts'
import type { PreparedResponse } from './keeping/response-forms.ts'
import type { Embeds, Entry } from './service.ts'
import { isOfUser } from './keeping/entries.ts'
import { widgetAskedFor } from './views.ts'

interface Outlets {
  readonly embeds: Embeds
  readonly script: (name: string) => PreparedResponse | Promise<PreparedResponse>
  readonly noteCurrent: (entry: Entry, headers: IncomingHttpHeaders) => void
  readonly noteOutdated: (key: string, headers: IncomingHttpHeaders) => Promise<void>
}

/** Never throws on the host page; the console says why no widget shows up. */
const refusal = `console.warn("Plaudit: this key doesn't work here. Please copy the embed code again.")`

const htmlRefusal = "<!-- Plaudit: this key doesn't work here. Please copy the embed code again. -->"
/** As prepared answers say it: a module is only loaded from elsewhere where its server allows it. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=50',
}

/**
 * The scripts of widgets. One that names a key carries its testimonials, so that a page asks once; `/embed.js` alone, as
 * older snippets have it, loads that script for each of its places. `.html` is the same without a script.
 */
export function widgetScriptRoutes({ http, limits }: App, outlets: Outlets): void {
  const { embeds, script, noteCurrent, noteOutdated } = outlets

  async function sendBuilt(name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendPreparedResponse(request, reply, await script(name))
  }
  async function sendWidget(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { url, headers, ip } = request
    const asked = widgetAskedFor(url)
    const found = asked && (await embeds.find(asked.key, encodingFor(headers), asked.view))
    if (found && isOfUser(found, asked.userId)) {
      noteCurrent(found, headers)
      return sendPreparedResponse(request, reply, found.prepared)
    }
    await limits.hit('embed', callerOf(ip), reply)
    if (asked) await noteOutdated(asked.key, headers)
    reply.headers(openToAll)
    // A server that includes it shows nothing then.
    if (/^[^?]*\.html/.test(url)) return reply.type('text/html; charset=utf-8').send(htmlRefusal)
    return reply.type('text/javascript; charset=utf-8').send(refusal)
  }

  http.get('/widget/:file', (request, reply) => sendWidget(request, reply))
  http.get('/embed.js', (request, reply) =>
    widgetAskedFor(request.url) ? sendWidget(request, reply) : sendBuilt('embed.js', request, reply),
  )
  http.get('/embed/display.js', (request, reply) => sendBuilt('display.js', request, reply))
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { getWidgetHeights } from '#contract/embed/widget-heights.ts'
import { dismissOutdatedSite } from '#contract/embed/outdated-sites.ts'
import { type App, mount } from '../http/mount.ts'
import { sendPrepared } from '../http/prepared.ts'
import { Problem } from '../http/problem.ts'
import { callerOf } from '../http/limits/rate-limit.ts'
import { displayPage } from './display-page.ts'
import {
  answerFirst,
  encodingFor,
  preparedHeaders,
  sendPreparedResponse,
} from './keeping/prepared-response.ts'
import type { Encoding, PreparedResponse } from './keeping/response-forms.ts'
import { listenForChanges } from './keeping/listener.ts'
import { forgetSite, noteFirstSite } from '../accounts/service.ts'
import * as sites from './outdated-sites.ts'
import { heightsOf } from './heights/own-heights.ts'
import { previewRoute } from './preview.ts'
import { sampleRoutes } from './samples.ts'
import { builtCode, builtScripts } from './scripts.ts'
import { isOfUser } from './keeping/entries.ts'
import { type Embeds, type Entry, openEmbeds } from './service.ts'
import { type AskedWidget, viewOfCall, widgetAskedFor } from './views.ts'
import { widgetScriptRoutes } from './widget-routes.ts'

interface Call {
  Params: { userId: string }
  Querystring: { apiKey?: string | string[] }
}
type Asked = FastifyRequest<Call>

/**
 * What other websites load. Answers are prepared bytes: no session is read, nothing is parsed through a
 * schema and nothing is logged per request, so these routes do not go through `mount`.
 */
export function embedRoutes(app: App): void {
  const { http, front, services, limits } = app
  const headers = preparedHeaders(services.config)
  const code = builtCode(services.config.development)
  const embeds = openEmbeds(services, headers, undefined, services.config.embedCacheBytes, code)
  const script = builtScripts(headers, services.config.development)
  const page = displayPage()
  const noteOutdated = sites.outdatedSites(services)
  const noteCurrent = noticeOfCurrent(services)

  function answer(found: Entry | undefined, request: Asked, reply: FastifyReply): void {
    const { userId } = request.params
    if (!found || !isOfUser(found, userId)) throw keyRefusal(request.query.apiKey)
    noteCurrent(found, request.headers)
    sendPreparedResponse(request, reply, found.prepared)
  }
  async function answerLater(found: Promise<Entry | undefined>, request: Asked, reply: FastifyReply) {
    const entry = await found
    if (!entry) {
      // Only guesses are counted: many visitors may share an address.
      await limits.hit('embed', callerOf(request.ip), reply)
      await noteOutdated(String(request.query.apiKey), request.headers)
    }
    answer(entry, request, reply)
  }

  listenWhileOpen(app, embeds)
  const atOnce = ({ method, url = '', headers }: IncomingMessage) => {
    if (method !== 'GET' || !url.startsWith('/')) return undefined
    return url === '/embed.js'
      ? script('embed.js')
      : atHand(embeds, url, encodingFor(headers), (found) => noteCurrent(found, headers))
  }
  answerFirst(front, atOnce, services.config.plain)

  ownerRoutes(app, code)
  app.mounted.push(getEmbedTestimonials)
  http.get<Call>(getEmbedTestimonials.path, (request, reply) => {
    const { apiKey } = request.query
    if (typeof apiKey !== 'string' || !/^(pk_[\w-]{32}|wgt_[\w-]{22})$/.test(apiKey)) throw keyRefusal(apiKey)
    const found = embeds.find(apiKey, encodingFor(request.headers), viewOfCall(request.url))
    return found instanceof Promise ? answerLater(found, request, reply) : answer(found, request, reply)
  })

  previewRoute(app, code)
  widgetScriptRoutes(app, { embeds, script, noteCurrent, noteOutdated })
  http.get('/embed/testimonials', (request, reply) => sendPrepared(request, reply, page))
}

/** What the dashboard asks about its own widgets. */
function ownerRoutes(app: App, code: (name: string) => Promise<string>): void {
  mount(app, dismissOutdatedSite, (context, { body }) => sites.dismissOutdatedSite(context, body.site))
  sampleRoutes(app, code)
  mount(app, getWidgetHeights, ({ workspaceId }, { query }) => heightsOf(app.services, workspaceId, query))
}

/** Hears of changes from when the server is ready until it closes. */
function listenWhileOpen({ http, services, kept }: App, embeds: Embeds): void {
  let stopListening: (() => Promise<void>) | undefined
  http.addHook('onReady', async () => {
    const changed = (workspaceId: string) => {
      embeds.changed(workspaceId)
      kept.changed(workspaceId)
    }
    stopListening = listenForChanges(services.database, { ...embeds, changed })
  })
  http.addHook('onClose', async () => stopListening?.())
}

/**
 * Notes the first website that asks, and ends what is told of a site that asked with an earlier key, once it asks with
 * this one.
 */
function noticeOfCurrent({ db, log, config, now }: App['services']) {
  const ownHost = new URL(config.publicUrl).host
  return (entry: Entry, headers: IncomingHttpHeaders): void => {
    const { workspaceId, outdatedSites } = entry
    if (entry.isUsed && outdatedSites.length === 0) return
    const site = sites.siteOf(headers)
    if (!entry.isUsed && site !== undefined && site !== ownHost) {
      entry.isUsed = true
      noteFirstSite(db, workspaceId, now()).catch((failure: unknown) =>
        log.warn({ err: failure }, 'first site not noted'),
      )
    }
    const place = site === undefined ? -1 : outdatedSites.indexOf(site)
    if (site === undefined || place === -1) return
    // At once, so that a busy site causes one write and not one a request.
    outdatedSites.splice(place, 1)
    forgetSite(db, workspaceId, site).catch((failure: unknown) =>
      log.warn({ err: failure }, 'site not forgotten'),
    )
  }
}

const usualCall =
  /^\/api\/embed\/testimonials\/([\w-]{1,64})\?apiKey=(pk_[\w-]{32}|wgt_[\w-]{22})(&max=\d+)?(&lang=\w+)?$/

/** What is asked for by a call as every widget makes it. */
function calledFor(url: string): AskedWidget | undefined {
  const [, userId = 'me', key] = usualCall.exec(url) ?? []
  return key === undefined ? undefined : { key, userId, view: viewOfCall(url) }
}

/** The answer to a usual call, or a widget, when it is at hand and fresh. */
function atHand(
  embeds: Embeds,
  url: string,
  encoding: Encoding,
  noteCurrent: (found: Entry) => void,
): PreparedResponse | undefined | Promise<unknown> {
  const known = embeds.at(url, encoding)
  const found = known ?? findCalled(embeds, url, encoding)
  if (!found || found instanceof Promise) return found
  noteCurrent(found)
  return found.prepared
}

/** Its address is known from then on, as that of an answer for this user. */
function findCalled(embeds: Embeds, url: string, encoding: Encoding): ReturnType<Embeds['find']> {
  const asked = widgetAskedFor(url) ?? calledFor(url)
  const found = asked && embeds.find(asked.key, encoding, asked.view)
  if (!found || found instanceof Promise) return found
  if (!isOfUser(found, asked.userId)) return undefined
  embeds.keepAddress(url, found)
  return found
}

/** The same answer for a missing, unknown, revoked and another workspace's key. */
function keyRefusal(apiKey: unknown): Problem {
  return new Problem(
    'wrong-credentials',
    typeof apiKey === 'string' && apiKey.startsWith('sk_')
      ? "Don't put a secret key in a URL. Use your publishable key, which starts with pk_, and replace the secret key."
      : "This API key doesn't work here. Please copy the embed code again.",
  )
}

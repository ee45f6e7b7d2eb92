import { getEmbedTestimonials } from '#contract/embed.ts'
import type { App } from '../http/mount.ts'
import { sendPrepared } from '../http/prepared.ts'
import { Problem } from '../http/problem.ts'
import { callerOf } from '../http/rate-limit.ts'
import { displayPage } from './display-page.ts'
import { listenForChanges } from './listener.ts'
import { builtScripts } from './scripts.ts'
import { openEmbeds } from './service.ts'

/**
 * What other websites load. Answers are prepared bytes: no session is read, nothing is parsed through a
 * schema and nothing is logged per request, so these routes do not go through `mount`.
 */
export function embedRoutes(app: App): void {
  const { http, services, limits } = app
  const embeds = openEmbeds(services)
  const script = builtScripts(services.config.development)
  const page = displayPage()

  let stopListening: (() => Promise<void>) | undefined
  http.addHook('onReady', async () => {
    stopListening = listenForChanges(services.database.url, (workspaceId) => embeds.forget(workspaceId))
  })
  http.addHook('onClose', async () => stopListening?.())

  app.mounted.push(getEmbedTestimonials)
  http.get<{ Params: { userId: string }; Querystring: { apiKey?: string | string[] } }>(
    getEmbedTestimonials.path,
    { logLevel: 'warn' },
    async (request, reply) => {
      const { userId } = request.params
      const { apiKey } = request.query
      if (typeof apiKey !== 'string' || !/^pk_[\w-]{32}$/.test(apiKey)) throw refusal(apiKey)
      let found = embeds.find(apiKey)
      if (found instanceof Promise) {
        await limits.hit('embed', callerOf(request.ip), reply)
        found = await found
      }
      if (!found || (userId !== 'me' && !found.userIds.includes(userId))) throw refusal(apiKey)
      return sendPrepared(request, reply, found.prepared)
    },
  )

  for (const [path, name] of [
    ['/embed.js', 'embed.js'],
    ['/embed/display.js', 'display.js'],
  ] as const) {
    http.get(path, { logLevel: 'warn' }, async (request, reply) =>
      sendPrepared(request, reply, await script(name)),
    )
  }
  http.get('/embed/testimonials', { logLevel: 'warn' }, (request, reply) =>
    sendPrepared(request, reply, page),
  )
}

/** The same answer for a missing, unknown, revoked and another workspace's key. */
function refusal(apiKey: unknown): Problem {
  return new Problem(
    'wrong-credentials',
    typeof apiKey === 'string' && apiKey.startsWith('sk_')
      ? 'A secret key does not belong in an address. Please use the publishable key, which starts with pk_, and renew the secret one.'
      : 'This API key opens nothing here. Please copy the embed code again.',
  )
}

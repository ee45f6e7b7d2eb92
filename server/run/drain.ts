import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longest that a request in flight may keep a server waiting that takes no more of them. */
const longestMs = 4_000
/** Where nobody has asked for anything for so long, nobody has to be told. */
const quietAfterMs = 60_000

/** Stops a server from taking requests, and lets those in flight finish. */
export interface Drain {
  /** Before the server listens. */
  watch(http: FastifyInstance): void
  /** For `openMs` requests are still taken, each on the last of its connection. */
  finish(http: FastifyInstance, openMs: number): Promise<void>
}

/**
 * A connection that is closed while a request is on its way to it resets that request. So every answer first says that
 * its connection ends with it, for as long as proxies need to see that this server leaves; those that nobody used in all
 * that time are closed at the end. `close()` alone would wait for idle ones until they time out.
 */
export function makeDrain(): Drain {
  const state = { isDraining: false, lastRequestAt: performance.now() }
  return {
    watch(http) {
      // Before everything else that answers: prepared answers pass no hook.
      http.server.prependListener('request', (_request, response) => {
        state.lastRequestAt = performance.now()
        if (state.isDraining) response.setHeader('connection', 'close')
      })
      // Those that were being answered already.
      http.addHook('onSend', async (_request, reply) => {
        if (state.isDraining) reply.header('connection', 'close')
      })
    },
    async finish(http, openMs) {
      state.isDraining = true
      if (performance.now() - state.lastRequestAt < quietAfterMs) await sleep(openMs)
      const idle = setInterval(() => http.server.closeIdleConnections(), 50)
      const limit = setTimeout(() => http.server.closeAllConnections(), longestMs)
      try {
        await http.close()
      } finally {
        clearInterval(idle)
        clearTimeout(limit)
      }
    },
  }
}

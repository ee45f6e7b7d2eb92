import type { FastifyInstance } from 'fastify'

/** Longest that a request in flight may keep a stopping server waiting. */
const longestMs = 6_000

/** Stops taking requests and lets those in flight finish. */
export interface Drain {
  readonly isDraining: boolean
  finish(): Promise<void>
}

/**
 * Prepares a server to be stopped. `close()` alone waits for idle keep-alive connections until they time out, and
 * forcing connections shut resets the ones that are being answered: so each is closed as soon as it is idle.
 */
export function makeDrain(http: FastifyInstance): Drain {
  const state = { isDraining: false }
  http.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close')
  })
  return {
    get isDraining() {
      return state.isDraining
    },
    async finish() {
      state.isDraining = true
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

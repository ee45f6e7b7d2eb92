import type { FastifyInstance } from 'fastify'

/** Longest that a request in flight may keep a stopping server waiting. */
const longestMs = 5_000

/** Stops a server from taking requests, and lets those in flight finish. */
export interface Drain {
  readonly isDraining: boolean
  /** Before the server listens. */
  watch(http: FastifyInstance): void
  finish(http: FastifyInstance): Promise<void>
}

/**
 * `close()` alone waits for idle keep-alive connections until they time out, and forcing connections shut resets the
 * ones that are being answered: so each is closed as soon as it is idle.
 */
export function makeDrain(): Drain {
  const state = { isDraining: false }
  return {
    get isDraining() {
      return state.isDraining
    },
    watch(http) {
      http.addHook('onSend', async (_request, reply) => {
        if (state.isDraining) reply.header('connection', 'close')
      })
    },
    async finish(http) {
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

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'

/** Looks at a request before Fastify does; true when it has answered it. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean

/** What every request passes before a request object, a route and hooks are made for it. */
export interface Front {
  /** The first of them is asked first. */
  readonly steps: Step[]
  /** Makes Fastify's server. */
  readonly serverFactory: (routed: RequestListener) => Server
}

/** Longer than proxies keep a connection, as Fastify's own server has it. */
const keepAliveTimeout = 72_000

/** The server of a Fastify whose requests pass these steps first. */
export function makeFront(): Front {
  const steps: Step[] = []
  return {
    steps,
    serverFactory(routed) {
      return createServer({ keepAliveTimeout, requestTimeout: 0 }, (request, response) => {
        for (const step of steps) if (step(request, response)) return
        routed(request, response)
      })
    },
  }
}

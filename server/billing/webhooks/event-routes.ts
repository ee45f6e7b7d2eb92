import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/mount.ts'
import { nothingHere, Problem } from '../../http/problem.ts'
import { callerOf } from '../../http/limits/rate-limit.ts'
import { receiveEvent } from './receive-event.ts'
import { readSigned } from './read-signed.ts'

/** Stripe's largest events stay below it. */
const longestBodyBytes = 262_144

/** Where Stripe tells what happened; the operator enters this address there. */
export const eventsPath = '/stripe/events'

/** The body is kept as it came: the signature is on its bytes. */
export function eventRoutes({ http, services, limits }: App): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(eventsPath, { bodyLimit: longestBodyBytes }, async (request, reply) => {
      if (!services.config.payments?.webhookSecret) throw nothingHere()
      const event = await readSigned(services, bodyOf(request), request.headers['stripe-signature'])
      if (!event) return refuse({ limits }, request, reply)
      await receiveEvent(services, event)
      return reply.send({ received: true })
    })
  })
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

async function refuse(
  { limits }: Pick<App, 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<never> {
  await limits.hit('auth', callerOf(request.ip), reply)
  throw new Problem('invalid-input', 'The signature is missing, wrong, or not of the last five minutes.')
}

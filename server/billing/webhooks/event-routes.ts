import type { App } from '../../http/mount.ts'
import { nothingHere } from '../../http/problem.ts'
import { rawBodyOf, refuseUnsigned, withRawBodies } from '../../http/raw-bodies.ts'
import { receiveEvent } from './receive-event.ts'
import { readSigned } from './read-signed.ts'

/** Stripe's largest events stay below it. */
const longestBodyBytes = 262_144

/** Where Stripe tells what happened; the operator enters this address there. */
export const eventsPath = '/stripe/events'

export function eventRoutes({ http, services, limits }: App): void {
  withRawBodies(http, (scope) => {
    scope.post(eventsPath, { bodyLimit: longestBodyBytes }, async (request, reply) => {
      if (!services.config.payments?.webhookSecret) throw nothingHere()
      const event = await readSigned(services, rawBodyOf(request), request.headers['stripe-signature'])
      if (!event) return refuseUnsigned({ limits }, request, reply)
      await receiveEvent(services, event)
      return reply.send({ received: true })
    })
  })
}

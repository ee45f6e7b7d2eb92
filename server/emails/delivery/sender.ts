import type { Config } from '../../config/config.ts'
import type { Services } from '../../context.ts'
import { makeBreaker } from '../../kit/breaker.ts'
import { makePace } from './pace.ts'
import { SendingRun } from './sending-run.ts'

/** What one process sends with. */
export interface Sender {
  /** Sends until nothing is due or `mayGoOn` says no. Answers until when the rest has to wait, if it has to. */
  run(services: Services, mayGoOn: () => boolean): Promise<Date | undefined>
}

export function makeSender({ mailConnections, mailPace, rateLimits }: Config): Sender {
  const breaker = makeBreaker()
  const pace = makePace(rateLimits ? mailPace : Number.POSITIVE_INFINITY)
  const after = { transactional: undefined, requests: undefined }
  return {
    async run(services, mayGoOn) {
      const run = new SendingRun(services, { breaker, pace, after, connections: mailConnections })
      return run.toTheEnd(mayGoOn)
    },
  }
}

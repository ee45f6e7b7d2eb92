import type { Config } from '../../config/config.ts'
import type { Services } from '../../context.ts'
import { heedOthers, makeHealth } from './outage.ts'
import { makePace } from './pace.ts'
import { SendingRun } from './sending-run.ts'

/** What one process sends with. */
export interface Sender {
  /** Sends until nothing is due or `mayGoOn` says no. Answers until when the rest has to wait, if it has to. */
  run(services: Services, mayGoOn: () => boolean): Promise<Date | undefined>
  /** Whether it waits for a mail server that another process has sent an email through since. */
  mayTryAgain(services: Services): Promise<boolean>
}

export function makeSender({ mailConnections, mailPace, rateLimits }: Config): Sender {
  const health = makeHealth()
  const pace = makePace(rateLimits ? mailPace : Number.POSITIVE_INFINITY)
  const after = { transactional: undefined, requests: undefined }
  return {
    mayTryAgain: (services) => heedOthers(services, health),
    async run(services, mayGoOn) {
      await heedOthers(services, health)
      const run = new SendingRun(services, { health, pace, after, connections: mailConnections })
      return run.toTheEnd(mayGoOn)
    },
  }
}

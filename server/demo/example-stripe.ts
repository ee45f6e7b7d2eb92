import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Services } from '../context.ts'
import type { StandInEvent } from '../integrations/stripe/stand-in/objects.ts'
import { standInSettings } from '../integrations/stripe/stand-in/plans.ts'
import { signEvent } from '../integrations/stripe/stand-in/sign.ts'
import { startStripeStandIn, type StripeStandIn } from '../integrations/stripe/stand-in/stand-in.ts'
import { completeSession } from '../integrations/stripe/stand-in/subscribing.ts'
import { demoOwner } from './owner.ts'

const now = () => Math.floor(Date.now() / 1000)
const tries = 20
const eventsPath = '/stripe/events'

/** The demo sells its plans at a stand-in in this process: whoever tries it pays nothing. Its owner has a plan. */
export async function sellAtStandIn(services: Services): Promise<void> {
  const stripe = await startStripeStandIn(now)
  Object.assign(process.env, standInSettings(stripe.url))
  const config = readConfig(process.env)
  await buyPlan({ ...services, config }, stripe)
  stripe.ledger.onEvent = (event) => void tell(config, event)
}

/** As often as it takes until the server is there. */
async function tell({ port }: Config, event: StandInEvent): Promise<void> {
  for (let count = 0; count < tries; count++) {
    const { payload, header } = await signEvent(event, { at: now() })
    if (await isTaken(port, payload, header)) return
    await sleep(500 * 2 ** Math.min(count, 6))
  }
}

function isTaken(port: number, payload: string, header: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'stripe-signature': header }
    request({ host: '127.0.0.1', port, path: eventsPath, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200))
    })
      .on('error', () => resolve(false))
      .end(payload)
  })
}

async function buyPlan(services: Services, { ledger }: StripeStandIn): Promise<void> {
  const { http } = await createApp({ ...services, config: { ...services.config, rateLimits: false } })
  const owner = demoOwner(http, { now: services.now() })
  await owner.at(0)
  const priceId = 'professional_monthly'
  const { sessionId } = await owner.call<{ sessionId: string }>('POST', '/api/create-checkout-session', {
    priceId,
  })
  completeSession(ledger, ledger.sessions.get(sessionId)!, { card: 'good' })
  await owner.call('POST', '/api/billing/refresh')
  await http.close()
}

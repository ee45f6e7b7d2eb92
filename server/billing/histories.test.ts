import { afterAll, expect, test } from 'vitest'
import { like } from 'drizzle-orm'
import { standInSettings } from '../integrations/stripe/stand-in/plans.ts'
import { startStripeStandIn } from '../integrations/stripe/stand-in/stand-in.ts'
import { deliveries, runHistory } from '../test/billing/history.ts'
import { testApp } from '../test/test-app.ts'
import { billingEvents } from './tables.ts'

const start = Date.UTC(2026, 0, 31, 9)
const time = { ofApp: () => start }
const stripe = await startStripeStandIn(() => Math.floor(time.ofApp() / 1000))
const app = await testApp(standInSettings(stripe.url))
app.clock.now = new Date(start)
time.ofApp = () => app.clock.now.getTime()
afterAll(() => stripe.close())

/** `PLAUDIT_HISTORIES=200` for more of them. */
const histories = Number(process.env['PLAUDIT_HISTORIES'] ?? 40)

test(`in ${histories} random histories of a plan, whatever order, number and forgeries events come in, the entitlement is that of a plain model`, async () => {
  const differences: string[] = []
  let checkpoints = 0
  for (let seed = 1; seed <= histories; seed++) {
    const delivery = deliveries[seed % deliveries.length]!
    const outcome = await runHistory(app, stripe, { seed, delivery })
    checkpoints += outcome.checkpoints
    differences.push(...outcome.differences.map((one) => `${seed}, ${delivery}: ${one}`))
  }
  expect(differences).toEqual([])
  expect(checkpoints).toBe(9 * histories)
  expect(await app.services.db.$count(billingEvents, like(billingEvents.eventId, '%forged'))).toBe(0)
}, 600_000)

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

/** `PLAUDIT_HISTORIES=200` for more of them, each delivered in all ways; without it they take turns. */
const asked = process.env['PLAUDIT_HISTORIES']
const histories = Number(asked ?? 40)
const runs = Array.from({ length: histories }, (_, index) => index + 1).flatMap((seed) =>
  (asked ? deliveries : [deliveries[seed % deliveries.length]!]).map((delivery) => ({ seed, delivery })),
)

test(`in ${histories} random histories of a plan, whatever order, number and forgeries events come in, the entitlement is that of a plain model`, async () => {
  const differences: string[] = []
  let checkpoints = 0
  for (const { seed, delivery } of runs) {
    const outcome = await runHistory(app, stripe, { seed, delivery })
    checkpoints += outcome.checkpoints
    differences.push(...outcome.differences.map((one) => `${seed}, ${delivery}: ${one}`))
  }
  expect(differences).toEqual([])
  expect(checkpoints).toBe(9 * runs.length)
  expect(await app.services.db.$count(billingEvents, like(billingEvents.eventId, '%forged'))).toBe(0)
}, 600_000)

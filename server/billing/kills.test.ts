import { setTimeout as sleep } from 'node:timers/promises'
import { isNull } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import { readConfig } from '../config/config.ts'
import type { StandInEvent } from '../integrations/stripe/stand-in/objects.ts'
import { refund } from '../integrations/stripe/stand-in/paying.ts'
import { end } from '../integrations/stripe/stand-in/passing-time.ts'
import { standInSettings } from '../integrations/stripe/stand-in/plans.ts'
import { signEvent } from '../integrations/stripe/stand-in/sign.ts'
import { startStripeStandIn } from '../integrations/stripe/stand-in/stand-in.ts'
import { completeSession } from '../integrations/stripe/stand-in/subscribing.ts'
import { chanceOf } from '../test/billing/random.ts'
import { callServer, signUpAt } from '../test/processes/call-server.ts'
import { dataFolderForTest, startServer } from '../test/processes/server-process.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { workspaces } from '../workspaces/tables.ts'
import { entitlementOf } from './service.ts'
import { billingEvents } from './tables.ts'

/** `PLAUDIT_KILLS=20` for more of them. */
const kills = Number(process.env['PLAUDIT_KILLS'] ?? 2)
/** From the event to its effect it takes about so long. */
const longestMs = 150

const clock = () => Math.floor(Date.now() / 1000)
const database = await testDatabase()
const stripe = await startStripeStandIn(clock)
afterAll(() => stripe.close())
const { ledger } = stripe
const services = { config: readConfig(standInSettings(stripe.url)), now: () => new Date() }

test(`killed ${kills} times between event and effect, the server gives no plan without its payment, and takes no payment without its plan`, async () => {
  const chance = chanceOf(20_261_127)
  const settings = {
    ...standInSettings(stripe.url),
    PLAUDIT_DATA: await dataFolderForTest(),
    DATABASE_URL: database.url,
  }
  let server = await startServer(settings)
  const cookie = await signUpAt(server.url)
  const [workspace] = await database.db.select({ id: workspaces.id }).from(workspaces)
  const id = workspace!.id
  // The trial is over: what is paid for is all there is.
  const past = new Date(Date.now() - 1000)
  await database.db.update(workspaces).set({ trialEndsAt: past, subscriptionExpiresAt: past })
  const found: string[] = []
  let seen = ledger.events.length
  for (let kill = 0; kill < kills; kill++) {
    const expected = kill % 2 === 0 ? await payFor(server.url, cookie) : endPlan(kill)
    const events = ledger.events.slice(seen)
    seen = ledger.events.length
    const telling = Promise.all(events.map((event) => tell(server.url, event)))
    await sleep(chance.next() * longestMs)
    await server.end('SIGKILL')
    server = await startServer(settings)
    const answers = await telling
    for (const event of events.filter((_, index) => !answers[index])) await tell(server.url, event)
    await expect.poll(() => waiting(), { timeout: 60_000, interval: 250 }).toBe(0)
    const { status, tier } = await entitlementOf(services, database.db, id)
    found.push(`${status} ${tier}: ${expected === `${status} ${tier}`}`)
  }
  expect(found.filter((one) => !one.endsWith('true'))).toEqual([])
}, 600_000)

/** Somebody pays on Stripe's page; what they have afterwards. */
async function payFor(url: string, cookie: string): Promise<string> {
  const answer = await callServer(url, createCheckoutSession, { priceId: 'professional_monthly' }, cookie)
  const { sessionId } = (await answer.json()) as { sessionId: string }
  completeSession(ledger, ledger.sessions.get(sessionId)!, { card: 'good' })
  return 'active professional'
}

/** The operator ends the plan at Stripe, every other time after giving the money back. */
function endPlan(round: number): string {
  const running = [...ledger.subscriptions.values()].find(({ status }) => status === 'active')!
  const isRefunded = round % 4 === 1
  const invoice = ledger.invoices.get(running.latest_invoice!)
  if (isRefunded && invoice) refund(ledger, invoice)
  end(ledger, running, clock())
  return isRefunded ? 'suspended free' : 'expired free'
}

/** Whether the server said that it has it. */
async function tell(url: string, event: StandInEvent): Promise<boolean> {
  const { payload, header } = await signEvent(event, { at: clock() })
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  return fetch(`${url}/stripe/events`, { method: 'POST', headers, body: payload }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function waiting(): Promise<number> {
  return database.db.$count(billingEvents, isNull(billingEvents.handledAt))
}

import { eq } from 'drizzle-orm'
import { trialDays, tiers } from '#contract/billing/tiers.ts'
import { startCheckout } from '../../billing/calls/checkout.ts'
import { entitlementOf } from '../../billing/service.ts'
import { billingCustomers } from '../../billing/tables.ts'
import { handleEvent } from '../../billing/webhooks/handle-event.ts'
import type { WorkspaceContext } from '../../context.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { StandInRefusal } from '../../integrations/stripe/stand-in/ledger.ts'
import type { StandInEvent } from '../../integrations/stripe/stand-in/objects.ts'
import { passTime } from '../../integrations/stripe/stand-in/passing-time.ts'
import { signEvent } from '../../integrations/stripe/stand-in/sign.ts'
import type { StripeStandIn } from '../../integrations/stripe/stand-in/stand-in.ts'
import { completeSession } from '../../integrations/stripe/stand-in/subscribing.ts'
import { rowId } from '../../kit/ids.ts'
import { addWorkspace } from '../../workspaces/service.ts'
import type { TestApp } from '../test-app.ts'
import { type Chance, chanceOf } from './random.ts'
import { Reference } from './reference.ts'
import { type Place, steps } from './steps.ts'

export const deliveries = ['in order', 'shuffled', 'ten times'] as const
export type Delivery = (typeof deliveries)[number]

export interface Outcome {
  readonly checkpoints: number
  readonly refused: number
  readonly events: number
  /** What was not as the reference has it, with what had happened. */
  readonly differences: readonly string[]
}

const daySeconds = 86_400
const stepsEach = 9

/** One random history of one workspace's plan, told by events alone; the same for the same seed. */
export async function runHistory(
  app: TestApp,
  stripe: StripeStandIn,
  { seed, delivery }: { readonly seed: number; readonly delivery: Delivery },
): Promise<Outcome> {
  const { ledger } = stripe
  for (const kind of [
    ledger.subscriptions,
    ledger.schedules,
    ledger.invoices,
    ledger.charges,
    ledger.disputes,
  ])
    kind.clear()
  const chance = chanceOf(seed)
  const history = await beginHistory(app, stripe, { chance, delivery })
  const told: string[] = []
  const differences: string[] = []
  let checkpoints = 0
  for (let step = 0; step < stepsEach; step++) {
    told.push(await history.step())
    await history.deliver()
    checkpoints += 1
    const { expected, found } = await history.compare()
    if (expected !== found) differences.push(`${found} instead of ${expected} after ${told.join(', ')}`)
  }
  return { checkpoints, differences, refused: history.refused(), events: history.events() }
}

async function beginHistory(
  app: TestApp,
  stripe: StripeStandIn,
  { chance, delivery }: { chance: Chance; delivery: Delivery },
) {
  const { services, clock } = app
  const { ledger } = stripe
  const begun = ledger.clock()
  const context = await newWorkspace(app)
  const reference = new Reference(begun + trialDays * daySeconds)
  const mail = makeDelivery(app, { chance, delivery })
  let seen = ledger.events.length
  const customerId = async () => {
    const [row] = await services.db
      .select({ id: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.workspaceId, context.workspaceId))
    return row?.id
  }
  return {
    async step(): Promise<string> {
      if (!reference.plan) return checkOut(context, { stripe, reference, chance })
      if (chance.next() < 0.4) {
        const days = 1 + chance.below(20)
        clock.now = new Date(clock.now.getTime() + days * daySeconds * 1000)
        reference.passTo(ledger.clock())
        passTime(ledger)
        return `${days} days`
      }
      const place: Place = { ledger, customer: (await customerId())!, reference, chance }
      for (;;) {
        const name = chance.pick(Object.keys(steps))
        if (steps[name]!(place)) return name
      }
    },
    async deliver() {
      const fresh = ledger.events.slice(seen)
      seen = ledger.events.length
      await mail.deliver(fresh)
    },
    async compare() {
      const { status, tier } = await entitlementOf(services, services.db, context.workspaceId)
      return { expected: reference.says(ledger.clock()), found: `${status} ${tier}` }
    },
    refused: () => mail.refused,
    events: () => mail.events,
  }
}

async function newWorkspace({ services }: TestApp): Promise<WorkspaceContext> {
  const now = services.now()
  const workspaceId = rowId(now)
  const trialEndsAt = new Date(now.getTime() + trialDays * daySeconds * 1000)
  await services.db.transaction((tx) =>
    addWorkspace(tx, { id: workspaceId, name: 'Bakery', trialEndsAt, createdAt: now }),
  )
  return {
    ...services,
    workspaceId,
    user: { id: workspaceId, workspaceId, role: 'owner', isWorkspaceOwner: true, isProven: false, email: '' },
    tenant: (work: Parameters<WorkspaceContext['tenant']>[0]) => inWorkspace(services.db, workspaceId, work),
  } as unknown as WorkspaceContext
}

/** Some days later somebody without a plan begins a checkout, with a card or without. */
async function checkOut(
  context: WorkspaceContext,
  { stripe: { ledger }, reference, chance }: { stripe: StripeStandIn; reference: Reference; chance: Chance },
): Promise<string> {
  const tier = chance.pick(tiers)
  const card = chance.next() < 0.7 ? 'good' : null
  const { sessionId } = await startCheckout(context, `${tier}_monthly`)
  try {
    completeSession(ledger, ledger.sessions.get(sessionId)!, { card })
  } catch (refusal) {
    if (!(refusal instanceof StandInRefusal)) throw refusal
  }
  reference.checkOut(ledger.clock(), tier, card)
  return `checkout of ${tier} ${card ? 'with' : 'without'} a card`
}

/** The way of events from Stripe to the server, as bad as it is agreed to be. */
function makeDelivery(app: TestApp, { chance, delivery }: { chance: Chance; delivery: Delivery }) {
  const { services, clock } = app
  const seconds = () => Math.floor(clock.now.getTime() / 1000)
  let late: StandInEvent[] = []
  const old: StandInEvent[] = []
  const state = { refused: 0, events: 0 }

  async function post(event: StandInEvent, signed: { at?: number; secret?: string } = {}): Promise<number> {
    const { payload, header } = await signEvent(event, { at: seconds(), ...signed })
    const headers = { 'content-type': 'application/json', 'stripe-signature': header }
    return (await app.http.inject({ method: 'POST', url: '/stripe/events', payload, headers })).statusCode
  }

  /** None of these may come through: a true event under a false, an old or a future signature. */
  async function postForged(event: StandInEvent): Promise<void> {
    const forged = { ...event, id: `${event.id}_forged` }
    const ways = [{ secret: 'whsec_guessed' }, { at: seconds() - 301 }, { at: seconds() + 301 }]
    if ((await post(forged, chance.pick(ways))) !== 400) throw new Error('A forged event was believed.')
    state.refused += 1
  }

  async function take(events: readonly StandInEvent[]): Promise<void> {
    for (const event of events) if ((await post(event)) !== 200) throw new Error(`${event.id} was refused.`)
    for (const { id } of chance.shuffle(events)) await handleEvent.run(services, { eventId: id })
  }

  return Object.assign(state, {
    async deliver(fresh: readonly StandInEvent[]): Promise<void> {
      state.events += fresh.length
      const [first] = fresh
      if (first) await postForged(chance.pick(fresh))
      if (delivery === 'in order') return take(fresh)
      if (delivery === 'ten times')
        return take(chance.shuffle(fresh.flatMap((one) => Array.from({ length: 10 }, () => one))))
      // At least one of what is new arrives; the rest comes later, beside what came before.
      const mixed = chance.shuffle(fresh)
      const arriving = mixed.slice(0, Math.max(1, chance.below(mixed.length + 1)))
      const again = old.length > 0 ? [chance.pick(old)] : []
      const overdue = late
      late = mixed.slice(arriving.length)
      old.push(...arriving)
      await take(chance.shuffle([...arriving, ...overdue, ...again]))
    },
  })
}

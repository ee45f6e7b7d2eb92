import type {
  StandInCharge,
  StandInCustomer,
  StandInDispute,
  StandInEvent,
  StandInInvoice,
  StandInPrice,
  StandInSchedule,
  StandInSession,
  StandInSubscription,
} from './objects.ts'

/** A refusal as Stripe words it. */
export class StandInRefusal extends Error {
  readonly status: number
  readonly body: { type: string; code?: string; param?: string; message: string }

  constructor(status: number, body: StandInRefusal['body']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const declined = () =>
  new StandInRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  })

/** Everything that the stand-in knows. Ids are numbered: the same history gives the same ids. */
export class Ledger {
  readonly prices = new Map<string, StandInPrice>()
  readonly customers = new Map<string, StandInCustomer>()
  readonly subscriptions = new Map<string, StandInSubscription>()
  readonly schedules = new Map<string, StandInSchedule>()
  readonly invoices = new Map<string, StandInInvoice>()
  readonly charges = new Map<string, StandInCharge>()
  readonly disputes = new Map<string, StandInDispute>()
  readonly sessions = new Map<string, StandInSession>()
  readonly events: StandInEvent[] = []
  /** Cards that decline, by their id. */
  readonly badCards = new Set<string>()
  /** Of its own pages. */
  url = ''
  /** Called with each event as it happens. */
  onEvent: (event: StandInEvent) => void = () => undefined
  readonly clock: () => number
  private made = 0

  constructor(clock: () => number, prices: readonly StandInPrice[]) {
    this.clock = clock
    for (const price of prices) this.prices.set(price.id, price)
  }

  id(prefix: string): string {
    this.made += 1
    return `${prefix}_${String(this.made).padStart(6, '0')}`
  }

  /** What happened, with the object as it is at this moment. */
  emit(type: string, object: unknown, created = this.clock()): void {
    const event: StandInEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      type,
      livemode: false,
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    this.onEvent(event)
  }

  find<T>(kind: Map<string, T>, id: string, name: string): T {
    const found = kind.get(id)
    if (found !== undefined) return found
    throw new StandInRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: name,
      message: `No such ${name}: '${id}'`,
    })
  }
}

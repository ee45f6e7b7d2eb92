import type { Config } from '../config.ts'
import type { Services } from '../context.ts'
import { type Breaker, makeBreaker } from './breaker.ts'
import { composeEmail } from './compose.ts'
import { type Candidate, lookForDue } from './due.ts'
import { markOutcomes, type Outcome } from './mark.ts'
import { recordRefused } from './feedback.ts'
import { outcomeOf } from './outcome.ts'
import { outageBegan, outageOver } from './outage.ts'
import { makePace, type Pace } from './pace.ts'
import { sendersOf } from './sender-of.ts'
import { claimEmails, type Started } from './claim.ts'

/** What one process sends with. */
export interface Sender {
  /** Sends until nothing is due or `mayGoOn` says no. Answers until when the rest has to wait, if it has to. */
  run(services: Services, mayGoOn: () => boolean): Promise<Date | undefined>
}

/** So many are known of ahead, for each connection. */
const aheadPerConnection = 4

export function makeSender({ mailConnections, mailPace, rateLimits }: Config): Sender {
  const breaker = makeBreaker()
  const pace = makePace(rateLimits ? mailPace : Number.POSITIVE_INFINITY)
  const after = { transactional: undefined, requests: undefined }
  return {
    async run(services, mayGoOn) {
      const run = new Run(services, { breaker, pace, after, connections: mailConnections })
      return run.toTheEnd(mayGoOn)
    },
  }
}

interface Shared {
  readonly breaker: Breaker
  readonly pace: Pace
  /** The workspace that had the last turn, by stream. */
  readonly after: Record<Candidate['stream'], string | undefined>
  readonly connections: number
}

/**
 * One email for each connection at a time: claimed in one statement with the others that begin, sent, and marked with
 * the others that end. So after a crash it is of no more emails than connections that nobody knows whether they left.
 */
class Run {
  readonly #services: Services
  readonly #shared: Shared
  #ahead: Candidate[] = []
  #isDry = false
  #looking: Promise<void> | undefined
  readonly #flying = new Map<string, { readonly of: Candidate; readonly whenOver: Promise<void> }>()
  #outcomes: Outcome[] = []
  #marking: Promise<void> = Promise.resolve()
  #failure: unknown

  constructor(services: Services, shared: Shared) {
    this.#services = services
    this.#shared = shared
  }

  async toTheEnd(mayGoOn: () => boolean): Promise<Date | undefined> {
    const { breaker, pace } = this.#shared
    const { now } = this.#services
    try {
      while (this.#failure === undefined && mayGoOn() && !breaker.isOpen(now())) {
        this.#lookAhead()
        const begun = await this.#begin()
        const underWay = [...this.#whenOver(), ...(this.#looking ? [this.#looking] : [])]
        if (underWay.length === 0 && begun === 0 && this.#isDry) break
        if (underWay.length > 0) await Promise.race(underWay)
      }
    } finally {
      await Promise.all([this.#looking, ...this.#whenOver()])
      await this.#marking
    }
    if (this.#failure !== undefined) throw this.#failure
    if (breaker.isOpen(now())) return breaker.triesAt()
    return pace.exhausted(now()).length > 0 ? pace.endsAt() : undefined
  }

  #whenOver(): Promise<void>[] {
    return [...this.#flying.values()].map((one) => one.whenOver)
  }

  /** While others are claimed and sent. */
  #lookAhead(): void {
    if (this.#looking || this.#isDry || this.#ahead.length >= this.#shared.connections * 2) return
    this.#looking = this.#look()
      .catch((failure: unknown) => {
        this.#failure ??= failure
      })
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Transactional emails first: requests only fill what those leave. */
  async #look(): Promise<void> {
    const { db, now } = this.#services
    const { pace, after, connections } = this.#shared
    const wanted = connections * aheadPerConnection
    const known = new Set([...this.#ahead.map(({ id }) => id), ...this.#flying.keys()])
    const found: Candidate[] = []
    for (const stream of ['transactional', 'requests'] as const) {
      const howMany = wanted - found.length
      if (howMany <= 0) break
      const workspaces = stream === 'requests' ? pace.exhausted(now()) : []
      const look = { stream, now: now(), howMany, without: { workspaces, ids: [...known] } }
      let some = await lookForDue(db, { ...look, after: after[stream] })
      // From the beginning again.
      if (some.length === 0 && after[stream]) some = await lookForDue(db, { ...look, after: undefined })
      after[stream] = some.length < howMany ? undefined : some.at(-1)?.turnOf
      found.push(...some)
    }
    this.#isDry = found.length === 0
    this.#ahead.push(...found)
  }

  /** Claims as many as there are connections for, and sends them. Answers how many had their turn. */
  async #begin(): Promise<number> {
    const chosen = this.#choose()
    if (chosen.length === 0) return 0
    this.#isDry = false
    const started = await claimEmails(
      this.#services,
      chosen.map(({ id }) => id),
    )
    const businesses = started.flatMap(({ workspaceId, isFromBusiness }) =>
      isFromBusiness && workspaceId ? [workspaceId] : [],
    )
    const senders = await sendersOf(this.#services, businesses)
    for (const email of started) {
      const of = chosen.find(({ id }) => id === email.id)!
      const sender = email.isFromBusiness ? senders.get(email.workspaceId ?? '') : undefined
      const message = composeEmail(this.#services, email, sender)
      if (of.stream === 'requests') this.#shared.pace.take(of.turnOf, this.#services.now())
      this.#flying.set(email.id, { of, whenOver: this.#send(email, message) })
    }
    return chosen.length
  }

  /** Nobody gets all connections: two stay free for others' emails, and for those that are not requests. */
  #choose(): Candidate[] {
    const { connections, breaker, pace } = this.#shared
    const { now } = this.#services
    const most = breaker.isTrying(now()) ? 1 : connections
    const mostOfOne = Math.max(1, connections - 2)
    const flying = [...this.#flying.values()].map(({ of }) => of)
    const chosen: Candidate[] = []
    this.#ahead = this.#ahead.filter((candidate) => {
      const busy = [...flying, ...chosen]
      if (busy.length >= most) return true
      if (busy.filter(({ turnOf }) => turnOf === candidate.turnOf).length >= mostOfOne) return true
      if (candidate.stream === 'requests') {
        const begun = chosen.filter(
          ({ stream, turnOf }) => stream === 'requests' && turnOf === candidate.turnOf,
        )
        // It is found again in the next minute.
        if (begun.length >= pace.left(candidate.turnOf, now())) return false
        if (busy.filter(({ stream }) => stream === 'requests').length >= mostOfOne) return true
      }
      chosen.push(candidate)
      return false
    })
    return chosen
  }

  async #send(email: Started, message: ReturnType<typeof composeEmail>): Promise<void> {
    const { mail, now } = this.#services
    const outcome = await mail.send(message).then(
      () => ({ id: email.id, state: 'sent' as const }),
      (failure: unknown) => outcomeOf(email, failure, now()),
    )
    await this.#hear(outcome)
    this.#outcomes.push(outcome)
    this.#flying.delete(email.id)
    this.#marking = this.#marking.then(() => this.#markAll())
    this.#marking.catch(() => undefined)
  }

  /** The breaker goes by the mail server, and not by what single recipients' servers say. */
  async #hear(outcome: Outcome): Promise<void> {
    const { breaker } = this.#shared
    const wasTrying = breaker.isTrying(this.#services.now())
    if (!outcome.isNoTry) {
      if (outcome.state !== 'unknown') breaker.succeeded()
      if (wasTrying && outcome.state !== 'unknown') await outageOver(this.#services)
      return
    }
    const wasOpen = breaker.isOpen(this.#services.now())
    breaker.failed(this.#services.now())
    if (!wasOpen && breaker.isOpen(this.#services.now())) {
      await outageBegan(this.#services, outcome.error ?? '')
    }
  }

  async #markAll(): Promise<void> {
    const outcomes = this.#outcomes
    this.#outcomes = []
    try {
      await markOutcomes(this.#services, outcomes)
      const refused = outcomes.filter(({ state }) => state === 'bounced')
      if (refused.length > 0) await recordRefused(this.#services, refused)
    } catch (failure) {
      this.#failure ??= failure
    }
  }
}

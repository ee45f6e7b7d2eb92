import type { Services } from '../../context.ts'
import type { OutgoingEmail } from '../../integrations/mail/outgoing-email.ts'
import { claimEmails, findStillWanted, type Started } from './claim.ts'
import { composeEmail } from '../layout/compose.ts'
import { type Candidate, lookForDue } from './due.ts'
import { Marking } from './marking.ts'
import { type Health, noteOutcome, servesOthers, tellServed } from './outage.ts'
import { outcomeOf } from './outcome.ts'
import type { Pace } from './pace.ts'
import { sendersOf } from './sender-of.ts'
import { chooseNext, type Room } from './choose-next.ts'

/** What the runs of one process share. */
interface Shared {
  readonly health: Health
  readonly pace: Pace
  /** The workspace that had the last turn, by stream. */
  readonly after: Record<Candidate['stream'], string | undefined>
  readonly connections: number
}

/** An email that is claimed, and waits for a connection. */
interface Claimed {
  readonly of: Candidate
  readonly email: Started
  readonly message: OutgoingEmail
  /** Milliseconds of `performance.now()`. */
  readonly claimedAt: number
}

/** So many are known of ahead, for each connection. */
const aheadPerConnection = 4
/** For each connection; in groups of half as many. */
const claimedPerConnection = 1 / 2
/** What a verdict says of an email counts for about as long as sending it takes. */
const freshMs = 20

/**
 * One email for each connection at a time, and a few more claimed that go on when one is free: a claim waits for the disk,
 * and no connection waits for a claim. So after a crash it is of no more emails than these that nobody knows whether they
 * left.
 */
export class SendingRun {
  readonly #services: Services
  readonly #shared: Shared
  #ahead: { readonly of: Candidate }[] = []
  #isDry = false
  /** How many were given back: a look that has begun before doesn't see them. */
  #returned = 0
  #looking: Promise<void> | undefined
  #claiming: { readonly chosen: readonly Candidate[]; readonly whenOver: Promise<void> } | undefined
  #claimed: Claimed[] = []
  readonly #sending = new Map<string, { readonly of: Candidate; readonly whenOver: Promise<void> }>()
  readonly #marking: Marking
  #failure: unknown

  constructor(services: Services, shared: Shared) {
    this.#services = services
    this.#shared = shared
    this.#marking = new Marking(services, (failure) => (this.#failure ??= failure))
  }

  async toTheEnd(mayGoOn: () => boolean): Promise<Date | undefined> {
    const { health, pace } = this.#shared
    const { breaker } = health
    const { now } = this.#services
    try {
      while (this.#failure === undefined && mayGoOn() && !breaker.isOpen(now())) {
        this.#lookAhead()
        this.#claimAhead()
        this.#sendClaimed()
        const underWay = this.#underWay()
        if (underWay.length === 0) break
        await Promise.race(underWay)
      }
    } finally {
      await Promise.all([this.#looking, this.#claiming?.whenOver])
      await Promise.all(this.#claimed.splice(0).map((one) => this.#giveBack(one)))
      await Promise.all(this.#underWay())
      await this.#marking.whenOver()
      await this.#orFail(tellServed(this.#services, health))
    }
    if (this.#failure !== undefined) throw this.#failure
    if (breaker.isOpen(now())) return breaker.triesAt()
    return pace.exhausted(now()).length > 0 ? pace.endsAt() : undefined
  }

  #underWay(): Promise<void>[] {
    const sending = [...this.#sending.values(), ...(this.#claiming ? [this.#claiming] : [])]
    return [...sending.map(({ whenOver }) => whenOver), ...(this.#looking ? [this.#looking] : [])]
  }

  /** While others are claimed and sent. */
  #lookAhead(): void {
    if (this.#looking || this.#isDry || this.#ahead.length >= this.#shared.connections * 2) return
    this.#looking = this.#orFail(this.#look()).finally(() => {
      this.#looking = undefined
    })
  }

  /** Transactional emails first: requests only fill what those leave. */
  async #look(): Promise<void> {
    const { db, now } = this.#services
    const { pace, after, connections } = this.#shared
    const wanted = connections * aheadPerConnection
    const known = [...this.#ahead.map(({ of }) => of), ...this.#inHand()].map(({ id }) => id)
    const returned = this.#returned
    const found: Candidate[] = []
    for (const stream of ['transactional', 'requests'] as const) {
      const howMany = wanted - found.length
      if (howMany <= 0) break
      const workspaces = stream === 'requests' ? pace.exhausted(now()) : []
      const look = { stream, now: now(), howMany, without: { workspaces, ids: known } }
      let some = await lookForDue(db, { ...look, after: after[stream] })
      // From the beginning again.
      if (some.length === 0 && after[stream]) some = await lookForDue(db, { ...look, after: undefined })
      after[stream] = some.length < howMany ? undefined : some.at(-1)?.turnOf
      found.push(...some)
    }
    this.#isDry = found.length === 0 && returned === this.#returned
    this.#ahead.push(...found.map((of) => ({ of })))
  }

  #inHand(): Candidate[] {
    const claimed = [...this.#claimed, ...this.#sending.values()].map(({ of }) => of)
    return [...claimed, ...(this.#claiming?.chosen ?? [])]
  }

  /** While others are sent: as many as will go on, in groups. */
  #claimAhead(): void {
    if (this.#claiming || this.#ahead.length === 0) return
    const { pace, connections } = this.#shared
    const { now } = this.#services
    const left = (turnOf: string) => pace.left(turnOf, now())
    const { chosen, waiting } = chooseNext(this.#ahead, this.#inHand(), {
      ...this.#room(1 + claimedPerConnection),
      pace: left,
    })
    const isNews = ({ of }: { readonly of: Candidate }) => !this.#claimed.some((one) => isLike(one.of, of))
    if (chosen.length < (connections * claimedPerConnection) / 2 && !chosen.some(isNews)) return
    this.#ahead = waiting
    this.#isDry = false
    const candidates = chosen.map(({ of }) => of)
    const whenOver = this.#orFail(this.#claim(candidates)).finally(() => {
      this.#claiming = undefined
    })
    this.#claiming = { chosen: candidates, whenOver }
  }

  async #claim(chosen: readonly Candidate[]): Promise<void> {
    const ids = chosen.map(({ id }) => id)
    const started = await claimEmails(this.#services, ids)
    const claimedAt = performance.now()
    const businesses = started.flatMap(({ workspaceId, isFromBusiness }) =>
      isFromBusiness && workspaceId ? [workspaceId] : [],
    )
    const senders = await sendersOf(this.#services, businesses)
    for (const email of started) {
      const of = chosen.find(({ id }) => id === email.id)!
      const sender = email.isFromBusiness ? senders.get(email.workspaceId ?? '') : undefined
      const message = composeEmail(this.#services, email, sender)
      if (of.stream === 'requests') this.#shared.pace.take(of.turnOf, this.#services.now())
      this.#claimed.push({ of, email, message, claimedAt })
    }
  }

  /** Nobody gets all connections: two stay free for others' emails, and for those that are not requests. */
  #room(times: number): Room {
    const { connections, health } = this.#shared
    if (health.breaker.isTrying(this.#services.now())) return { ofAll: 1, ofOne: 1 }
    return { ofAll: connections * times, ofOne: Math.max(1, connections - 2) * times }
  }

  #sendClaimed(): void {
    const sending = [...this.#sending.values()].map(({ of }) => of)
    const { chosen, waiting } = chooseNext(this.#claimed, sending, this.#room(1))
    this.#claimed = waiting
    const freshSince = performance.now() - freshMs
    const stale = chosen.filter(({ claimedAt }) => claimedAt < freshSince)
    for (const one of chosen.filter(({ claimedAt }) => claimedAt >= freshSince)) {
      this.#sending.set(one.of.id, { of: one.of, whenOver: this.#send(one) })
    }
    if (stale.length === 0) return
    const stillWanted = this.#findStillWanted(stale)
    for (const one of stale) {
      const whenOver = stillWanted.then((wanted) =>
        wanted.has(one.of.id) ? this.#send(one) : this.#giveBack(one),
      )
      this.#sending.set(one.of.id, { of: one.of, whenOver })
    }
  }

  async #findStillWanted(claimed: readonly Claimed[]): Promise<ReadonlySet<string>> {
    try {
      const ids = claimed.map(({ of }) => of.id)
      return await findStillWanted(this.#services, ids)
    } catch (failure) {
      this.#failure ??= failure
      return new Set()
    }
  }

  async #send({ email, message }: Claimed): Promise<void> {
    const { mail, now } = this.#services
    const { health } = this.#shared
    const outcome = await mail.send(message).then(
      () => ({ id: email.id, state: 'sent' as const }),
      (failure: unknown) =>
        outcomeOf(email, failure, { now: now(), servesOthers: servesOthers(health, now()) }),
    )
    const noted = this.#orFail(noteOutcome(this.#services, health, outcome))
    // What became of it doesn't wait for the outage to be noted, and is not lost where that fails.
    this.#marking.add(outcome)
    await noted
    this.#sending.delete(outcome.id)
  }

  /** It has not left: it waits as before, and is found and claimed again if it is still wanted. */
  async #giveBack({ of: { id } }: Claimed): Promise<void> {
    this.#marking.add({ id, state: 'queued', isNoTry: true })
    await this.#marking.whenOver()
    this.#sending.delete(id)
    this.#returned += 1
    this.#isDry = false
  }

  #orFail(work: Promise<void>): Promise<void> {
    return work.catch((failure: unknown) => {
      this.#failure ??= failure
    })
  }
}

function isLike(one: Candidate, other: Candidate): boolean {
  return one.turnOf === other.turnOf && one.stream === other.stream
}

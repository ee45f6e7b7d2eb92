import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { FairQueue, Overload } from '../../kit/fair-queue.ts'
import { type Asker, currentAsker } from '../../kit/whose-turn.ts'
import { HangWatch } from './hang-watch.ts'

/** In this line nobody waits: whether the server is ready is told however busy it is. */
export const ofReadiness = 'readiness'

const turnWithinMs = 3_000
/** In a long line, a request that has not begun by then is better refused: those that are taken in are answered in time. */
const firstTurnWithinMs = 1_500
/** Whoever would most likely wait longer is refused at once. */
const longestMs = 1_000
const stillMs = 1_000

const noAnswer = 'timeout: the database does not answer'

type Connected = (failure: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/**
 * The server's connections, of which each workspace may hold a third. Who waits for one waits in the line of the workspace
 * that it is for. While `isFull` says so, they write nothing.
 */
export class FairPool extends Pool {
  readonly #queue: FairQueue
  readonly #hangs: HangWatch
  readonly #endUse = new WeakMap<PoolClient, (hasFailed: boolean) => void>()
  readonly #readOnly = new WeakSet<PoolClient>()
  readonly #isFull: () => boolean

  /** Statements go to it in the documented way only. */
  readonly isPlain: boolean

  constructor({ max, ...config }: PoolConfig & { max: number }, isFull: () => boolean, isPlain: boolean) {
    // One more, for readiness.
    super({ ...config, max: max + 1 })
    this.#queue = new FairQueue({ running: max, ofOne: Math.ceil(max / 3), longestMs })
    this.#hangs = new HangWatch(config)
    this.#isFull = isFull
    this.isPlain = isPlain
    // The pool's own does not say how it gets its connection.
    this.query = ((...query: never[]) => this.#queryInTurn(query)) as Pool['query']
    this.on('release', (failure: unknown, client) => this.#endUse.get(client)?.(Boolean(failure)))
  }

  /** Whether the database takes connections and gives no answers. */
  get isHanging(): boolean {
    return this.#hangs.isHanging
  }

  /** Why a request of this line that comes now had better come again later. */
  refusalFor(turnOf: string): Overload | undefined {
    // Where nothing moves, the database is the reason.
    return this.#hangs.silentForMs < stillMs ? this.#queue.refusalFor(turnOf) : undefined
  }

  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const client = this.#connectInTurn(currentAsker())
    if (!connected) return client
    client.then(
      (one) => connected(undefined, one, () => one.release()),
      (failure: Error) => connected(failure, undefined, () => undefined),
    )
  }

  async #queryInTurn(query: never[]): Promise<unknown> {
    const client = await this.connect()
    let failure: Error | undefined
    try {
      return await (client.query as (...asked: never[]) => Promise<unknown>).apply(client, query)
    } catch (failed) {
      failure = failed as Error
      throw failed
    } finally {
      client.release(failure)
    }
  }

  async #connectInTurn(asker: Asker): Promise<PoolClient> {
    if (this.isHanging) throw new Error(noAnswer)
    const endTurn = asker.turnOf === ofReadiness ? () => undefined : await this.#takeTurn(asker)
    if (this.isHanging) {
      endTurn()
      throw new Error(noAnswer)
    }
    const hang = Promise.withResolvers<never>()
    const use = this.#hangs.begin(() => hang.reject(new Error(noAnswer)))
    const endUse = (hasFailed: boolean) => {
      this.#hangs.end(use, hasFailed)
      endTurn()
    }
    const connecting = super.connect()
    let client: PoolClient
    try {
      client = await Promise.race([connecting, hang.promise])
    } catch (failure) {
      // It may come yet.
      connecting.then(
        (late) => late.release(true),
        () => undefined,
      )
      endUse(true)
      throw failure
    }
    // With a statement under way, this cuts the connection. The types of a pool's client leave `end` out.
    use.cut = () => void (client as unknown as Client).end()
    this.#endUse.set(client, endUse)
    try {
      await this.#setMode(client)
    } catch (failure) {
      client.release(true)
      throw failure
    }
    return client
  }

  async #takeTurn({ turnOf, isRequest, isGuest, begunIn }: Asker): Promise<() => void> {
    const isNew = isRequest && !begunIn.has(turnOf)
    const refusal = isNew && this.refusalFor(turnOf)
    if (refusal) throw isGuest ? new Overload(false) : refusal
    const endTurn = await this.#queue.enter({
      waitingMs: isNew && this.#queue.isLong(turnOf) ? firstTurnWithinMs : turnWithinMs,
      giveUp: () =>
        isRequest && this.#hangs.silentForMs < stillMs
          ? new Overload(!isGuest && this.#queue.isHeldUpByItself(turnOf))
          : new Error('timeout exceeded when trying to connect'),
    })
    begunIn.add(turnOf)
    return endTurn
  }

  async #setMode(client: PoolClient): Promise<void> {
    const isFull = this.#isFull()
    if (this.#readOnly.has(client) === isFull) return
    await client.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
    if (isFull) this.#readOnly.add(client)
    else this.#readOnly.delete(client)
  }
}

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../../db/database.ts'

const channel = 'plaudit_embed'
const retryMs = 1_000
const connectWithinMs = 3_000
const goodbyeMs = 500

/** What a process learns of its outlets. */
export interface Hearing {
  /** A new connection listens: whatever was said before may have been missed. */
  opened(): void
  changed(workspaceId: string): void
  /** Everything that was committed before this moment has been heard on the connection of today. */
  heard(moment: number): void
  /** Somebody was answered lately: worth a notification every few seconds. */
  isInUse(): boolean
}

interface Timing {
  /** Counts milliseconds. */
  readonly clock: () => number
  /** How often a process that is in use sends a notification to itself. */
  readonly beatMs: number
  /** A connection that has brought none for so long is given up. */
  readonly silentMs: number
}

const usual: Timing = { clock: () => performance.now(), beatMs: 3_000, silentMs: 9_000 }

/**
 * Hears of changed workspaces from every process, and reconnects for ever; answers what ends it. A connection can be cut
 * without a word, and poolers take `LISTEN` and deliver nothing. So a notification to itself goes out every three seconds
 * through another connection: PostgreSQL delivers in the order of the commits, and who hears it has missed nothing before it.
 */
export function listenForChanges(
  database: Pick<Database, 'url' | 'pool'>,
  hearing: Hearing,
  timing: Timing = usual,
): () => Promise<void> {
  const listener = new Listener(database, hearing, timing)
  return () => listener.stop()
}

class Listener {
  readonly #database: Pick<Database, 'url' | 'pool'>
  readonly #hearing: Hearing
  readonly #timing: Timing
  readonly #ownChannel = `${channel}_${randomBytes(8).toString('hex')}`
  readonly #beating: NodeJS.Timeout
  /** When each beat on its way was sent. */
  readonly #sent = new Map<string, number>()
  #beats = 0
  #client: Client | undefined
  #heardAt = 0
  #retry: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(database: Pick<Database, 'url' | 'pool'>, hearing: Hearing, timing: Timing) {
    this.#database = database
    this.#hearing = hearing
    this.#timing = timing
    this.#beating = setInterval(() => this.#check(), timing.beatMs).unref()
    void this.#connect()
  }

  async #connect(): Promise<void> {
    const next = newClient(this.#database.url)
    this.#client = next
    const again = (): void => {
      if (this.#client === next) this.#giveUp()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ channel: on, payload = '' }) => {
      if (this.#client === next) this.#notified(on, payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}; listen ${this.#ownChannel}`)
      // A beat sent earlier would say nothing of this connection.
      this.#sent.clear()
      this.#heardAt = performance.now()
      this.#hearing.opened()
      this.#beat()
    } catch {
      again()
    }
  }

  #notified(on: string, payload: string): void {
    if (on === channel) return this.#hearing.changed(payload)
    const moment = this.#sent.get(payload)
    if (moment === undefined) return
    this.#sent.delete(payload)
    this.#heardAt = performance.now()
    this.#hearing.heard(moment)
  }

  /** Without waiting for the other side, which may be gone. */
  #giveUp(): void {
    const last = this.#client
    this.#client = undefined
    this.#heardAt = 0
    last?.connection.stream.destroy()
    last?.end().catch(() => undefined)
    if (this.#isStopped) return
    this.#retry = setTimeout(() => void this.#connect(), Math.min(retryMs, this.#timing.beatMs)).unref()
  }

  #beat(): void {
    const name = String(++this.#beats)
    this.#sent.set(name, this.#timing.clock())
    this.#database.pool
      .query('select pg_notify($1, $2)', [this.#ownChannel, name])
      .catch(() => this.#sent.delete(name))
  }

  #check(): void {
    if (!this.#client || this.#heardAt === 0) return
    const silentMs = performance.now() - this.#heardAt
    // Whoever asks first after that is answered from the database, and not from what was heard.
    if (!this.#hearing.isInUse()) this.#heardAt = performance.now()
    else if (silentMs < this.#timing.silentMs) this.#beat()
    else this.#giveUp()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    clearInterval(this.#beating)
    if (this.#client) await sayGoodbye(this.#client)
  }
}

function newClient(url: string): Client {
  return new Client({
    connectionString: url,
    application_name: 'plaudit embed',
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  })
}

/** Ends a connection, for a while in good order. */
async function sayGoodbye(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), goodbyeMs)
  await client.end().catch(() => undefined)
  clearTimeout(cut)
}

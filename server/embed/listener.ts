import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'

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
 * Hears of changed workspaces from every process, and reconnects for ever. A connection can be cut without a word, and
 * poolers take `LISTEN` and deliver nothing. So a notification to itself goes out every three seconds through another
 * connection: PostgreSQL delivers in the order of the commits, and who hears it has missed nothing before it.
 */
export function listenForChanges(
  { url, pool }: Pick<Database, 'url' | 'pool'>,
  hearing: Hearing,
  { clock, beatMs, silentMs }: Timing = usual,
): () => Promise<void> {
  const ownChannel = `${channel}_${randomBytes(8).toString('hex')}`
  const sent = new Map<string, number>()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let beats = 0
  let heardAt = 0

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'plaudit embed',
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    })
    client = next
    const again = (): void => {
      if (client === next) giveUp()
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ channel: on, payload = '' }) => {
      if (client !== next) return
      if (on === channel) return hearing.changed(payload)
      const moment = sent.get(payload)
      if (moment === undefined) return
      sent.delete(payload)
      heardAt = performance.now()
      hearing.heard(moment)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}; listen ${ownChannel}`)
      // A beat sent earlier would say nothing of this connection.
      sent.clear()
      heardAt = performance.now()
      hearing.opened()
      beat()
    } catch {
      again()
    }
  }

  /** Without waiting for the other side, which may be gone. */
  function giveUp(): void {
    const last = client
    client = undefined
    heardAt = 0
    last?.connection.stream.destroy()
    last?.end().catch(() => undefined)
    if (!isStopped) retry = setTimeout(() => void connect(), Math.min(retryMs, beatMs)).unref()
  }

  function beat(): void {
    const name = String(++beats)
    sent.set(name, clock())
    pool.query('select pg_notify($1, $2)', [ownChannel, name]).catch(() => sent.delete(name))
  }

  const beating = setInterval(() => {
    if (!client || heardAt === 0) return
    // Whoever asks first after that is answered from the database, and not from what was heard.
    if (!hearing.isInUse()) {
      heardAt = performance.now()
      return
    }
    if (performance.now() - heardAt < silentMs) return beat()
    giveUp()
  }, beatMs).unref()

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(retry)
    clearInterval(beating)
    const last = client
    if (!last) return
    const cut = setTimeout(() => last.connection.stream.destroy(), goodbyeMs)
    await last.end().catch(() => undefined)
    clearTimeout(cut)
  }
}

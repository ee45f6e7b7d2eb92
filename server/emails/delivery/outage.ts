import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { waitingForDatabase } from '../../db/pool/away.ts'
import { type Breaker, makeBreaker } from '../../kit/breaker.ts'
import type { Outcome } from './mark.ts'
import { mailOutages } from '../tables.ts'

/** Since when the mail server of this instance takes nothing, and what it said last. */
export type Outage = Pick<typeof mailOutages.$inferSelect, 'since' | 'error'>

/** There is one mail server. */
const only = 'smtp'

/** So many new emails in a row that it broke off over, and none that it took: that is no matter of the recipients. */
const dropsToRest = 20
/** Not longer, so that nobody's email waits for half a minute because of other people's. */
const restMs = 20_000
const recentMs = 3_600_000
const tellsEveryMs = 1_000

/** How the mail server does, as far as this process knows. */
export interface Health {
  readonly breaker: Breaker
  drops: number
  servedAt: Date | undefined
  /** An email left since `outageOver` was last told, in milliseconds of `performance.now()`. */
  isUntold: boolean
  toldAt: number
}

export function makeHealth(): Health {
  return {
    breaker: makeBreaker(),
    drops: 0,
    servedAt: undefined,
    isUntold: false,
    toldAt: Number.NEGATIVE_INFINITY,
  }
}

export function servesOthers({ servedAt }: Health, now: Date): boolean {
  return servedAt !== undefined && now.getTime() - servedAt.getTime() < recentMs
}

/** What an outcome says of the mail server: the breaker does not go by what single recipients' servers say. */
export async function noteOutcome(services: Services, health: Health, outcome: Outcome): Promise<void> {
  const now = services.now()
  const { breaker } = health
  if (outcome.isDrop || outcome.isNoTry) {
    const wasOpen = breaker.isOpen(now)
    if (outcome.isNoTry) breaker.failed(now)
    else noteDrop(health, outcome, now)
    if (!wasOpen && breaker.isOpen(now)) {
      await waitingForDatabase(services, () => outageBegan(services, outcome.error ?? ''))
    }
  } else if (outcome.state !== 'unknown') {
    const wasTrying = breaker.isTrying(now)
    breaker.succeeded()
    Object.assign(health, { drops: 0, servedAt: now, isUntold: true })
    if (wasTrying || performance.now() - health.toldAt > tellsEveryMs) await tellServed(services, health)
  }
}

/** Those that were tried before say no more than they did then, and wait for longer each time. */
function noteDrop(health: Health, { isFirstTry = false }: Outcome, now: Date): void {
  if (!isFirstTry || health.breaker.isOpen(now)) return
  health.drops += 1
  if (health.drops < dropsToRest) return
  health.drops = 0
  health.breaker.restFor(restMs, now)
}

/** An email left: whatever outage any process noted is over. */
export async function tellServed(services: Services, health: Health): Promise<void> {
  if (!health.isUntold) return
  health.isUntold = false
  health.toldAt = performance.now()
  await waitingForDatabase(services, () => outageOver(services))
}

/** Another process's email has left since this one began to wait: it need not wait any longer. */
export async function heedOthers({ db, now }: Services, { breaker }: Health): Promise<boolean> {
  if (!breaker.isOpen(now()) || (await currentOutage(db))) return false
  breaker.tryNow()
  return true
}

/** Nothing leaves any more; the first of several processes that says so is believed. */
async function outageBegan({ db, now, log }: Services, error: string): Promise<void> {
  const since = now()
  const [row] = await db
    .insert(mailOutages)
    .values({ server: only, since, error })
    .onConflictDoUpdate({ target: mailOutages.server, set: { error } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (row?.isNew) log.error({ error }, 'the mail server is away: emails wait')
}

async function outageOver({ db, log }: Services): Promise<void> {
  const { rowCount } = await db.delete(mailOutages)
  if (rowCount) log.warn('the mail server is back: emails leave again')
}

export async function currentOutage(tx: Db | Tx): Promise<Outage | undefined> {
  const [row] = await tx.select({ since: mailOutages.since, error: mailOutages.error }).from(mailOutages)
  return row
}

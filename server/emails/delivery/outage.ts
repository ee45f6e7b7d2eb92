import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { waitingForDatabase } from '../../db/pool/away.ts'
import type { Breaker } from '../../kit/breaker.ts'
import type { Outcome } from './mark.ts'
import { mailOutages } from '../tables.ts'

/** Since when the mail server of this instance takes nothing, and what it said last. */
export type Outage = Pick<typeof mailOutages.$inferSelect, 'since' | 'error'>

/** There is one mail server. */
const only = 'smtp'

/** What an outcome says of the mail server: the breaker does not go by what single recipients' servers say. */
export async function noteOutage(services: Services, breaker: Breaker, outcome: Outcome): Promise<void> {
  const now = services.now()
  const mayEnd = breaker.isTrying(now) || breaker.isUntried()
  if (!outcome.isNoTry) {
    if (outcome.state !== 'unknown') breaker.succeeded()
    if (mayEnd && outcome.state !== 'unknown') await waitingForDatabase(services, () => outageOver(services))
    return
  }
  const wasOpen = breaker.isOpen(now)
  breaker.failed(now)
  if (!wasOpen && breaker.isOpen(now)) {
    await waitingForDatabase(services, () => outageBegan(services, outcome.error ?? ''))
  }
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

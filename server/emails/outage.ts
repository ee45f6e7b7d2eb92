import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { mailOutages } from './tables.ts'

/** Since when the mail server of this instance takes nothing, and what it said last. */
export interface Outage {
  readonly since: Date
  readonly error: string
}

/** There is one mail server. */
const only = 'smtp'

/** Notes that nothing leaves any more; the first of several processes that says so is believed. */
export async function outageBegan({ db, now, log }: Services, error: string): Promise<void> {
  const since = now()
  const [row] = await db
    .insert(mailOutages)
    .values({ server: only, since, error })
    .onConflictDoUpdate({ target: mailOutages.server, set: { error } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (row?.isNew) log.error({ error }, 'the mail server is away: emails wait')
}

export async function outageOver({ db, log }: Services): Promise<void> {
  const { rowCount } = await db.delete(mailOutages)
  if (rowCount) log.warn('the mail server is back: emails leave again')
}

export async function currentOutage(tx: Db | Tx): Promise<Outage | undefined> {
  const [row] = await tx.select({ since: mailOutages.since, error: mailOutages.error }).from(mailOutages)
  return row
}

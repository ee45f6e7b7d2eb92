import { and, count, desc, eq, gt, min } from 'drizzle-orm'
import { requestsPerHour } from '#contract/customers/customers.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { tooManyRequests } from '../http/problem.ts'
import { customers, requests } from './tables.ts'

const hourMs = 3_600_000
const pauseMs = 24 * hourMs

/** Nobody likes to be asked twice a day, and no mail server likes bursts. */
export async function refuseTooMany(
  { workspaceId, now }: WorkspaceContext,
  tx: Tx,
  id: string,
): Promise<void> {
  const moment = now().getTime()
  // Locked before looking, so that two tabs cannot both find nothing.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), eq(customers.id, id)))
    .for('update')
  const [last] = await tx
    .select({ sentAt: requests.sentAt })
    .from(requests)
    .where(
      and(
        matches(requests, { workspaceId, customerId: id }),
        gt(requests.sentAt, new Date(moment - pauseMs)),
      ),
    )
    .orderBy(desc(requests.sentAt))
    .limit(1)
  if (last) {
    throw tooManyRequests(
      (last.sentAt.getTime() + pauseMs - moment) / 1000,
      (wait) => `This customer was already asked in the last 24 hours. Please try again ${wait}.`,
    )
  }
  const [lately] = await tx
    .select({ sent: count(), first: min(requests.sentAt) })
    .from(requests)
    .where(and(eq(requests.workspaceId, workspaceId), gt(requests.sentAt, new Date(moment - hourMs))))
  if ((lately?.sent ?? 0) >= requestsPerHour) {
    const first = lately?.first?.getTime() ?? moment
    throw tooManyRequests(
      (first + hourMs - moment) / 1000,
      (wait) => `You can send up to ${requestsPerHour} requests an hour. Please try again ${wait}.`,
    )
  }
}

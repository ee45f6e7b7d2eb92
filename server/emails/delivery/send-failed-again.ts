import { and, eq, gt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { emails } from '../tables.ts'
import { wakeSender } from './queue.ts'
import { isWhole } from './unsettled.ts'

/**
 * Queues every email again that was given up since then, of all workspaces: for whoever runs the instance and has mended what
 * they failed on. None of them has left; what is uncertain is its owner's to decide.
 */
export function sendFailedAgain(services: Services, since: Date): Promise<number> {
  return services.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(emails)
      .set({ state: 'queued', dueAt: services.now(), sentAt: null, attempts: 0, isHeld: false })
      .where(and(eq(emails.state, 'failed'), gt(emails.createdAt, since), isWhole))
    if (rowCount) await wakeSender(services, tx)
    return rowCount ?? 0
  })
}

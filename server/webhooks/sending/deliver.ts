import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { webhookDeliveries, webhooks } from '../tables.ts'
import { type Claimed, claimDeliveries } from './claim.ts'
import { markDelivery } from './mark.ts'
import { postDelivery } from './post.ts'

/** Sends what is due to the addresses that want to be told. */
export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: z.object({}),
  attempts: 3,
  timeoutSeconds: 120,
  isDoneAtStart: true,
  run: (services) => deliverDue(services),
  isNeeded: isForgotten,
})

const atOnce = 16
/** Another job goes on after it, so that one that hangs is noticed. */
const longestRunMs = 60_000
const wakeWithinMs = 300_000

/** Runs of this process. */
const running = new WeakMap<Services['database'], number>()

async function deliverDue(services: Services): Promise<void> {
  const { database } = services
  const until = performance.now() + longestRunMs
  running.set(database, (running.get(database) ?? 0) + 1)
  try {
    const inHand = new Set<Promise<void>>()
    const isOver = () => performance.now() > until || services.jobs.isPaused(deliverWebhooks.name)
    for (;;) {
      const free = isOver() ? 0 : atOnce - inHand.size
      const claimed = free > 0 ? await claimDeliveries(services, free) : []
      for (const one of claimed) {
        const done = deliver(services, one).finally(() => inHand.delete(done))
        inHand.add(done)
      }
      if (inHand.size === 0) break
      await Promise.race(inHand)
    }
  } finally {
    running.set(database, (running.get(database) ?? 1) - 1)
  }
  await comeBack(services)
}

export async function deliver(services: Services, claimed: Claimed): Promise<void> {
  const tried = await postDelivery(services, claimed)
  await markDelivery(services, claimed, tried)
}

/** What may leave soon is looked for then; what is due later is found by `isNeeded`. */
async function comeBack(services: Services): Promise<void> {
  const due = await nextDue(services)
  if (!due || due.getTime() - services.now().getTime() > wakeWithinMs) return
  await services.jobs.enqueue(services.db, deliverWebhooks, {}, { notBefore: due })
}

async function nextDue({ db, now }: Services): Promise<Date | undefined> {
  const { rows } = await db.execute<{ due_at: Date | null }>(sql`
    select greatest(d.due_at, coalesce(w.rests_until, d.due_at)) as due_at
    from ${webhookDeliveries} d join ${webhooks} w on w.workspace_id = d.workspace_id and w.id = d.webhook_id
    where d.state in ('waiting', 'sending') and w.is_active
      and d.due_at < ${new Date(now().getTime() + wakeWithinMs).toISOString()}
    order by 1 limit 1`)
  return rows[0]?.due_at ? new Date(rows[0].due_at) : undefined
}

/** Something is due, and nobody here is sending. */
async function isForgotten(services: Services): Promise<boolean> {
  if ((running.get(services.database) ?? 0) > 0) return false
  const due = await nextDue(services)
  return due !== undefined && due <= services.now()
}

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Tx } from '../db/database.ts'
import { watermarks } from './tables.ts'
import { defineJob } from '../jobs/define-job.ts'
import { post } from '../emails/service.ts'
import { type News, newsEmail } from './news-emails.ts'
import { recipients } from './recipients.ts'

const watermark = 'mailed-news'
/** A submission is committed long before it is this old, so none slips in behind the mark. */
const lagMs = 30_000

/**
 * Every minute: one letter to everybody who wants it about what customers sent or corrected since the last time.
 * The mark moves in the transaction that posts the emails: run twice, by two nodes or after a crash, it posts once.
 */
export const mailNews = defineJob({
  name: 'mail-news',
  payload: z.object({}),
  attempts: 3,
  timeoutSeconds: 50,
  schedule: '* * * * *',
  isDoneAtStart: true,
  async run(services) {
    const until = new Date(services.now().getTime() - lagMs)
    await services.db.transaction(async (tx) => {
      // On the first run of all there is nothing to look back on.
      await tx.insert(watermarks).values({ name: watermark, until }).onConflictDoNothing()
      const [mark] = await tx.select().from(watermarks).where(eq(watermarks.name, watermark)).for('update')
      if (!mark || mark.until >= until) return
      const news = await newsBetween(tx, mark.until, until)
      if (news.size > 0) {
        for (const recipient of await recipients(tx, 'testimonialApproval', [...news.keys()])) {
          const own = news.get(recipient.workspaceId) ?? []
          await post(
            services,
            tx,
            newsEmail(recipient, own, services.config.publicUrl),
            recipient.workspaceId,
          )
        }
      }
      await tx.update(watermarks).set({ until }).where(eq(watermarks.name, watermark))
    })
  },
})

/** By workspace, oldest first. Each workspace is a look into an index, whether anything happened there or not. */
async function newsBetween(tx: Tx, from: Date, until: Date): Promise<Map<string, News[]>> {
  const { rows } = await tx.execute<Row>(sql`
    select w.id as workspace_id, t.id as testimonial_id, e.kind, t.customer_name, t.company, t.rating, t.content,
      t.is_private, t.status = 'pending' as is_waiting
    from workspaces w
    cross join lateral (
      -- New words that were corrected within the minute are new words.
      select testimonial_id, max(type) as kind, max(at) as at
      from testimonial_events
      where workspace_id = w.id and type not like 'import%' and at > ${from.toISOString()}::timestamptz
        and at <= ${until.toISOString()}::timestamptz and actor = 'customer' and type in ('submitted', 'edited')
      group by testimonial_id
    ) e
    join testimonials t on t.workspace_id = w.id and t.id = e.testimonial_id
      and t.deleted_at is null and t.withdrawn_at is null
    order by w.id, e.at, t.id`)
  const news = new Map<string, News[]>()
  for (const row of rows) {
    const own = news.get(row.workspace_id) ?? []
    own.push({
      testimonialId: row.testimonial_id,
      kind: row.kind,
      customerName: row.customer_name,
      company: row.company,
      rating: row.rating,
      content: row.content,
      isPrivate: row.is_private,
      isWaiting: row.is_waiting,
    })
    news.set(row.workspace_id, own)
  }
  return news
}

interface Row extends Record<string, unknown> {
  workspace_id: string
  testimonial_id: string
  kind: News['kind']
  customer_name: string
  company: string | null
  rating: number | null
  content: string
  is_private: boolean
  is_waiting: boolean
}

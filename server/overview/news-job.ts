import { eq } from 'drizzle-orm'
import { watermarks } from './tables.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { queueEmail } from '../emails/service.ts'
import { newsEmail, newsText } from './news-emails.ts'
import { recipients, textRecipients } from './recipients.ts'
import { queueNotice } from '../texts/service.ts'
import { customersWrote } from '../testimonials/service.ts'

const watermark = 'mailed-news'
/** A submission is committed long before it is this old, so none slips in behind the mark. */
const lagMs = 30_000

/**
 * Every minute: one email to everybody who wants it about what customers sent or corrected since the last time.
 * The mark moves in the transaction that posts the emails: run twice, by two nodes or after a crash, it posts once.
 */
export const mailNews = defineScheduledJob('mail-news', '* * * * *', {
  attempts: 3,
  timeoutSeconds: 50,
  isDoneAtStart: true,
  async run(services) {
    const until = new Date(services.now().getTime() - lagMs)
    await services.db.transaction(async (tx) => {
      // On the first run of all there is nothing to look back on.
      await tx.insert(watermarks).values({ name: watermark, until }).onConflictDoNothing()
      const [mark] = await tx.select().from(watermarks).where(eq(watermarks.name, watermark)).for('update')
      if (!mark || mark.until >= until) return
      const news = await customersWrote(tx, mark.until, until)
      if (news.size > 0) {
        for (const recipient of await recipients(tx, 'testimonialApproval', [...news.keys()])) {
          const own = news.get(recipient.workspaceId) ?? []
          await queueEmail(
            services,
            tx,
            newsEmail(recipient, own, services.config.publicUrl),
            recipient.workspaceId,
          )
        }
        for (const recipient of await textRecipients(tx, 'testimonialApproval', [...news.keys()])) {
          const body = newsText(news.get(recipient.workspaceId) ?? [], services.config.publicUrl)
          await queueNotice(services, tx, { ...recipient, body })
        }
      }
      await tx.update(watermarks).set({ until }).where(eq(watermarks.name, watermark))
    })
  },
})

import { utcDayOf } from '../kit/time.ts'
import type { Services } from '../context.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { queueEmail } from '../emails/service.ts'
import { claimReport } from '../settings/service.ts'
import type { Week } from '../feature-facts.ts'
import { weeklyEmail } from './news-emails.ts'
import { type Recipient, recipients } from './recipients.ts'
import { readWeek } from './week.ts'

const dayMs = 86_400_000
const hourOfReport = 7

/**
 * Mondays at 07:00 UTC, and when a server starts that was off by then: an email on the seven days before to everybody
 * who wants it and was here then. A week in which nothing came, nothing was decided, nothing waits and no theme
 * came up more than usual is not worth an email.
 */
export const mailWeeklyReports = defineScheduledJob('mail-weekly-reports', `0 ${hourOfReport} * * 1`, {
  attempts: 3,
  timeoutSeconds: 600,
  isDoneAtStart: true,
  async run(services) {
    const monday = latestMonday(services.now())
    const due = utcDayOf(monday)
    const waiting = (await recipients(services.db, 'weeklyReports')).filter(
      ({ lastReportOn, joinedAt }) => joinedAt < monday && (lastReportOn === null || lastReportOn < due),
    )
    await forEachWorkspace(services, waiting, (recipient) => report(services, recipient, monday))
  },
})

/** The claim and the email are one transaction, so that each Monday has at most one. */
function report(services: Services, recipient: Recipient, monday: Date): Promise<void> {
  const { userId, workspaceId } = recipient
  return services.db.transaction(async (tx) => {
    if (!(await claimReport(tx, userId, utcDayOf(monday)))) return
    const from = new Date(monday.getTime() - 7 * dayMs)
    const week = await readWeek(services.features, tx, workspaceId, from, monday)
    if (!isWorthTelling(week)) return
    const days = { from, until: new Date(monday.getTime() - dayMs) }
    await queueEmail(services, tx, weeklyEmail(recipient, week, days, services.config.publicUrl), workspaceId)
  })
}

function isWorthTelling({ received, approved, answered, waiting, themes }: Week): boolean {
  return received + approved + answered + waiting + themes.length > 0
}

/** Midnight (UTC) of the Monday on which the last report was due. */
function latestMonday(now: Date): Date {
  const due = new Date(now.getTime() - hourOfReport * 3_600_000)
  const daysSince = (due.getUTCDay() + 6) % 7
  return new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth(), due.getUTCDate() - daysSince))
}

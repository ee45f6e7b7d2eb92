import { defaultReminderHours, type ReminderHours, type SendWindow } from '#contract/campaigns/campaigns.ts'
import type { Db, Tx } from '../../db/database.ts'
import { nextOpening } from '../../kit/send-window.ts'
import { campaignSettingsOf } from '../settings.ts'
import type { campaigns } from '../tables.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

type Hours = Pick<typeof campaigns.$inferSelect, 'sendWindow' | 'reminderHours'>

/** When what a step sends may leave; at any time if nothing says otherwise, but reminders by day. */
export function windowAt(
  { sendWindow, reminderHours }: Hours,
  step: number,
  timeZone: string,
): SendWindow | null {
  if (sendWindow !== null || step === 0) return sendWindow
  return { days: everyDay, ...hoursOf(reminderHours, timeZone) }
}

/** The hours of reminders, those of the business until somebody chose. */
export function hoursOf(chosen: ReminderHours | null, timeZone: string): ReminderHours {
  return chosen ?? { ...defaultReminderHours, timeZone }
}

/** When a reminder that is due now may leave, where no campaign says otherwise. */
export async function reminderMoment(tx: Db | Tx, workspaceId: string, now: Date): Promise<Date> {
  const { timeZone } = await campaignSettingsOf(tx, workspaceId)
  return nextOpening(windowAt({ sendWindow: null, reminderHours: null }, 1, timeZone ?? 'UTC'), now)
}

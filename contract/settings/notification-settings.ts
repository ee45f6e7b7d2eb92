import { z } from 'zod/mini'
import { sessionEndpoint } from '../endpoint.ts'

/** What somebody wants to hear of. `email`, `browser` and `sms` are ways, the other three are occasions. */
export const notificationSettings = z.object({
  email: z.boolean(),
  testimonialApproval: z.boolean(),
  campaignUpdates: z.boolean(),
  weeklyReports: z.boolean(),
  browser: z.boolean(),
  sms: z.boolean(),
})
export type NotificationSettings = z.infer<typeof notificationSettings>
export const notificationDefaults: NotificationSettings = {
  email: true,
  testimonialApproval: true,
  campaignUpdates: true,
  weeklyReports: true,
  browser: false,
  sms: false,
}

/** Fields that are not sent stay as they are. */
export const saveNotificationSettings = sessionEndpoint('PUT /api/settings/notifications', {
  body: z.partial(notificationSettings),
  response: notificationSettings,
})

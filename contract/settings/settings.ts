import { z } from 'zod/mini'
import { user } from '../accounts/accounts.ts'
import { appearanceSettings } from './appearance.ts'
import { sessionAuthEndpoint, sessionEndpoint } from '../endpoint.ts'
import { email, line, requiredLine } from '../fields.ts'
import { tones } from '../writer/tones.ts'

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

export const aiLanguages = ['English', 'Spanish', 'French', 'German', 'Portuguese'] as const
const lengthSentence = 'Maximum length must be a whole number from 50 to 500'

/** What the writer starts from. */
export const aiSettings = z.object({
  autoGenerate: z.boolean(),
  tone: z.enum(tones),
  language: z.enum(aiLanguages),
  /** In words. */
  maxLength: z.int({ error: lengthSentence }).check(z.gte(50, lengthSentence), z.lte(500, lengthSentence)),
  includeMetrics: z.boolean(),
  /** The workspace's own `requiresApproval`, shown here under its other name: there is one switch, not two. */
  requireApproval: z.boolean(),
})
export type AiSettings = z.infer<typeof aiSettings>
export const aiDefaults: AiSettings = {
  autoGenerate: false,
  tone: 'Professional',
  language: 'English',
  maxLength: 150,
  includeMetrics: true,
  requireApproval: true,
}

/** Everything in Settings but the profile, which is the user. What was never saved is the default. */
export const getSettings = sessionEndpoint('GET /api/settings', {
  response: z.object({ notifications: notificationSettings, ai: aiSettings, appearance: appearanceSettings }),
})

/** This and the two below: fields that are not sent stay as they are. */
export const saveNotificationSettings = sessionEndpoint('PUT /api/settings/notifications', {
  body: z.partial(notificationSettings),
  response: notificationSettings,
})

export const saveAiSettings = sessionEndpoint('PUT /api/settings/ai', {
  body: z.partial(aiSettings),
  response: aiSettings,
})

export const saveAppearanceSettings = sessionEndpoint('PUT /api/settings/appearance', {
  body: z.partial(appearanceSettings),
  response: appearanceSettings,
})

export const profileForm = z.object({
  firstName: requiredLine(1, 80, 'First name is required'),
  lastName: line(80),
  email,
})

/**
 * Another address needs the current password and takes its place once its mailbox has confirmed it (`pendingEmail`);
 * the old address is told by mail, with a way to stop it. Other sessions end.
 */
export const saveProfile = sessionAuthEndpoint('PUT /api/settings/profile', {
  body: z.extend(profileForm, { currentPassword: z.optional(z.string().check(z.maxLength(1000))) }),
  response: user,
})

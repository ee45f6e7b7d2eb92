import { z } from 'zod/mini'
import { sessionEndpoint } from '../endpoint.ts'
import { aiSettings } from './ai-settings.ts'
import { appearanceSettings } from './appearance.ts'
import { notificationSettings } from './notification-settings.ts'

/** Everything in Settings but the profile, which is the user. What was never saved is the default. */
export const getSettings = sessionEndpoint('GET /api/settings', {
  response: z.object({ notifications: notificationSettings, ai: aiSettings, appearance: appearanceSettings }),
})

/** Fields that are not sent stay as they are. */
export const saveAppearanceSettings = sessionEndpoint('PUT /api/settings/appearance', {
  body: z.partial(appearanceSettings),
  response: appearanceSettings,
})

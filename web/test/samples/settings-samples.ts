import type { ApiKey } from '#contract/accounts/api-keys.ts'
import { appearanceDefaults } from '#contract/settings/appearance.ts'
import type { Output, Returned } from '#contract/endpoint.ts'
import { aiDefaults } from '#contract/settings/ai-settings.ts'
import { notificationDefaults } from '#contract/settings/notification-settings.ts'
import { type getSettings } from '#contract/settings/settings.ts'
import type { getWriter } from '#contract/writer/writer-state.ts'
import { sampleOf } from './sample.ts'

/** What somebody gets who never saved a setting; `own` replaces parts of it. */
export function someSettings(own: Partial<Returned<typeof getSettings>> = {}): Returned<typeof getSettings> {
  return { notifications: notificationDefaults, ai: aiDefaults, appearance: appearanceDefaults, ...own }
}

/** The built-in writer, which is always there and has no limit. */
export const aWriter = sampleOf<Output<typeof getWriter>>(() => ({
  engine: 'built-in',
  model: null,
  state: 'ready',
  draftsToday: 0,
  draftsPerDay: null,
  thisMonth: null,
}))

/** A secret key for the shop's own program, good for 30 days. */
export const aSecretKey = sampleOf<ApiKey>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000a001',
  kind: 'secret',
  name: 'Shop sync',
  shown: 'Zk4T',
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
  expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  scopes: ['testimonials:read', 'testimonials:write'],
  allowedAddresses: [],
}))

import type { SharingLink } from '#contract/collection/sharing.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { getDynamicVariables } from '#contract/writer/writer.ts'
import { type OpenPage, openPage } from '../open-page.tsx'
import { currentBackend } from '../setup.ts'
import { sampleOf } from './sample.ts'

/** A link for anyone that nobody has used yet. */
export const sharingLink = sampleOf<SharingLink>(() => ({
  id: 'spring-link',
  opens: 'form',
  link: 'https://plaudit.example/testimonial-form/spring-link',
  description: 'Spring newsletter',
  customerEmail: null,
  expiresAt: null,
  createdAt: new Date().toISOString(),
  received: 0,
  lastUsedAt: null,
}))

/** Opens /collect. What its first tab asks, which stays mounted behind the others, is never answered. */
export function openCollect(tab?: string): OpenPage {
  currentBackend().hold(getSettings)
  currentBackend().hold(getDynamicVariables)
  return openPage(tab ? `/collect?tab=${tab}` : '/collect')
}

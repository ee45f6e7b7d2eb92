import { listApiKeys } from '#contract/api-keys.ts'
import { getTwoFactor, listSessions, type Session, type TwoFactor } from '#contract/security.ts'
import { getSettings } from '#contract/settings.ts'
import type { User } from '#contract/accounts.ts'
import { type OpenPage, openPage } from './open-page.tsx'
import { someSettings } from './settings-samples.ts'
import { currentBackend } from './setup.ts'

let made = 0

export function aSession(own: Partial<Session> = {}): Session {
  made += 1
  return {
    id: `0192f3a0-0000-7000-8000-${String(made).padStart(12, '5')}`,
    device: 'Safari on iPhone',
    createdAt: '2026-03-02T09:00:00.000Z',
    seenAt: new Date().toISOString(),
    isCurrent: false,
    ...own,
  }
}

/** Two-factor authentication as it is when somebody has just turned it on. */
export function twoFactorOn(own: Partial<TwoFactor> = {}): TwoFactor {
  return { enabledAt: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 10, ...own }
}

/** Ten codes, as the server shows them. */
export const tenCodes = Array.from({ length: 10 }, (_, at) => `k3v9x-70mh${at}`)

/** Opens Settings, Security. What the test has not answered is one device, no second factor and no secret key. */
export function openSecurity(as?: User): OpenPage {
  const backend = currentBackend()
  backend.answerUnlessTold(getSettings, someSettings())
  backend.answerUnlessTold(listSessions, [aSession({ device: 'Firefox on Windows', isCurrent: true })])
  backend.answerUnlessTold(getTwoFactor, { enabledAt: null, recoveryCodesLeft: 0 })
  backend.answerUnlessTold(listApiKeys, [])
  return openPage('/settings?tab=security', as ? { as } : {})
}

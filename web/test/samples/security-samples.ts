import { listApiKeys } from '#contract/accounts/api-keys.ts'
import { getTwoFactor, listSessions, type Session, type TwoFactor } from '#contract/accounts/security.ts'
import { getSettings } from '#contract/settings/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { type OpenPage, openPage } from '../open-page.tsx'
import { someSettings } from './settings-samples.ts'
import { currentBackend } from '../setup.ts'
import { nextId, sampleOf } from './sample.ts'

export const aSession = sampleOf<Session>(() => ({
  id: nextId(),
  device: 'Safari on iPhone',
  createdAt: '2026-03-02T09:00:00.000Z',
  seenAt: new Date().toISOString(),
  isCurrent: false,
}))

/** Two-factor authentication as it is when somebody has just turned it on. */
export function twoFactorOn(own: Partial<TwoFactor> = {}): TwoFactor {
  return { enabledAt: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 10, ...own }
}

/** Ten codes, as the server shows them. */
export const tenCodes = Array.from({ length: 10 }, (_, at) => `k3v9x-70mh${at}`)

/** Opens Settings, Security. What the test has not answered is one device, no second factor and no secret key. */
export function openSecurity(as?: User, more = ''): OpenPage {
  const backend = currentBackend()
  backend.answerByDefault(getSettings, someSettings())
  backend.answerByDefault(listSessions, [aSession({ device: 'Firefox on Windows', isCurrent: true })])
  backend.answerByDefault(getTwoFactor, { enabledAt: null, recoveryCodesLeft: 0 })
  backend.answerByDefault(listApiKeys, [])
  return openPage(`/settings?tab=security${more}`, as ? { as } : {})
}

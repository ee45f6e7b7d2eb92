import { brand } from '#contract/brand.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { socialProviders } from '#contract/accounts/social.ts'
import type { PlatformSettings } from '#contract/administration/settings.ts'
import { type App, mount } from '../http/mount.ts'
import { type Cached, cached } from '../kit/cached.ts'
import { readPlatformSettings } from './service.ts'

/** Every page asks for it. */
const settingsMs = 5_000

export function instanceRoutes(app: App): void {
  const { db } = app.services
  const settings = cached(settingsMs, () => readPlatformSettings(db))
  mount(app, getInstance, async ({ config, mail }) => ({
    ...(await shownSettings(settings)),
    name: brand.name,
    publicUrl: config.publicUrl,
    development: config.development,
    proofOfWork: config.proofOfWork,
    mailConfigured: mail.configured,
    textsConfigured: config.texts !== undefined,
    paymentsConfigured: config.payments !== undefined,
    socialProviders: socialProviders.filter((provider) => config.social[provider]),
  }))
}

/** Without its database the server still says what it is. */
async function shownSettings(settings: Cached<PlatformSettings>) {
  const known = await settings.get().catch(() => settings.last)
  return { signUpOpen: known?.signUp !== 'closed', notice: known?.notice ?? '' }
}

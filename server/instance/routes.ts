import { brand } from '#contract/brand.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { socialProviders } from '#contract/accounts/social.ts'
import { type App, mount } from '../http/mount.ts'

export function instanceRoutes(app: App): void {
  mount(app, getInstance, ({ config, mail }) => ({
    name: brand.name,
    publicUrl: config.publicUrl,
    development: config.development,
    proofOfWork: config.proofOfWork,
    mailConfigured: mail.configured,
    paymentsConfigured: config.payments !== undefined,
    socialProviders: socialProviders.filter((provider) => config.social[provider]),
  }))
}

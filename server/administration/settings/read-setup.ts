import type { PlatformSetup } from '#contract/administration/settings.ts'
import { socialProviders } from '#contract/accounts/social.ts'
import { trialDays } from '#contract/billing/tiers.ts'
import type { Services } from '../../context.ts'
import { readPlatformSettings } from '../../instance/service.ts'

/** What administrators set, and what the operator set up in the environment, without its secrets. */
export async function readSetup({ config, database, db }: Services): Promise<PlatformSetup> {
  const { smtpUrl, mailFrom, writer } = config
  return {
    settings: await readPlatformSettings(db),
    trialDays,
    adapters: {
      mail: smtpUrl === undefined ? null : { server: new URL(smtpUrl).host, from: mailFrom },
      ai: writer ? { service: new URL(writer.url).host, model: writer.model } : null,
      takesPayments: config.payments !== undefined,
      socialProviders: socialProviders.filter((provider) => config.social[provider]),
      database: database.kind,
      publicUrl: config.publicUrl,
    },
  }
}

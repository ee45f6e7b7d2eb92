import type { Config } from '../../config/config.ts'

/** Where an owner manages the plan, and comes back to from Stripe's pages. */
export function settingsAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/settings?tab=security`
}

import { getUsage } from '#contract/billing/usage.ts'
import { type App, mount } from '../../http/mount.ts'
import { entitlementOf } from '../entitlement/read-entitlement.ts'
import { usedOf } from './used.ts'

export function quotaRoutes(app: App): void {
  mount(app, getUsage, (context) =>
    context.tenant(async (tx) => {
      const entitlement = await entitlementOf(context, tx, context.workspaceId)
      const { limit, period } = entitlement
      return { used: await usedOf(context, tx, context.workspaceId, entitlement), limit, period }
    }),
  )
}

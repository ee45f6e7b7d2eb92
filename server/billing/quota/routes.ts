import { getUsage } from '#contract/billing/usage.ts'
import { type App, mount } from '../../http/mount.ts'
import { readQuota } from './quota.ts'

export function quotaRoutes(app: App): void {
  mount(app, getUsage, (context) => context.tenant((tx) => readQuota(context, tx, context.workspaceId)))
}

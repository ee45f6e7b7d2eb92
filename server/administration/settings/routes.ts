import { getPricing } from '#contract/administration/pricing.ts'
import { getPlatformSetup, savePlatformSettings } from '#contract/administration/settings.ts'
import { listShowcase, setShowcase } from '#contract/administration/showcase.ts'
import { priceIds } from '#contract/billing/tiers.ts'
import { writePlatformSettings } from '../../instance/service.ts'
import { type App, mount } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { leaveOutOfPublic } from '../../workspaces/service.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { readShowcase } from '../showcase/read-showcase.ts'
import { readSetup } from './read-setup.ts'

/** What administrators decide for the instance as a whole. */
export function settingsRoutes(app: App): void {
  mount(app, getPlatformSetup, (context) => readSetup(context))
  mount(app, savePlatformSettings, async (context, { body }) => {
    await writePlatformSettings(context.db, body)
    return readSetup(context)
  })
  mount(app, getPricing, ({ config: { payments } }) => ({
    takesPayments: payments !== undefined,
    sold: priceIds.filter((id) => payments?.prices[id] !== undefined),
  }))
  mount(app, listShowcase, (context) => readAcrossWorkspaces(context, readShowcase))
  mount(app, setShowcase, async (context, { params, body }) => {
    const at = body.isLeftOut ? context.now() : null
    const isThere = await context.db.transaction((tx) => leaveOutOfPublic(tx, params.id, at))
    if (!isThere) throw notFound('workspace')
    return body
  })
}

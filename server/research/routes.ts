import { researchBusiness, takeWebsiteLogo } from '#contract/business/business-research.ts'
import { type App, mount } from '../http/mount.ts'
import { research } from './research.ts'
import { takeLogo } from './take-logo.ts'

export function researchRoutes(app: App): void {
  mount(app, researchBusiness, (context, { body }) => research(context, app.limits, body))
  mount(app, takeWebsiteLogo, (context, { body }) => takeLogo(context, body.logoUrl))
}

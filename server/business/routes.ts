import { completeOnboarding, getBusinessProfile } from '#contract/business.ts'
import { type App, mount } from '../http/mount.ts'
import * as business from './service.ts'

export function businessRoutes(app: App): void {
  mount(app, getBusinessProfile, (context) => business.profile(context))
  mount(app, completeOnboarding, (context, { body }) => business.completeOnboarding(context, body))
}

import {
  completeOnboarding,
  saveReviewPreferences,
  updateBusinessProfile,
} from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getLogo, removeLogo, uploadLogo } from '#contract/business/logo.ts'
import { type App, mount } from '../http/mount.ts'
import { editProfile } from './edit-profile.ts'
import * as logos from './logo.ts'
import { savePreferences } from './review-preferences.ts'
import * as business from './service.ts'

export function businessRoutes(app: App): void {
  mount(app, getBusinessProfile, (context) => business.profile(context))
  mount(app, completeOnboarding, (context, { body }) =>
    business.completeOnboarding(context, app.limits, body),
  )
  mount(app, updateBusinessProfile, (context, { body }) => editProfile(context, body))
  mount(app, saveReviewPreferences, (context, { body }) => savePreferences(context, body))
  mount(app, uploadLogo, (context, { body }) => logos.uploadLogo(context, body.logoData))
  mount(app, removeLogo, (context) => logos.removeLogo(context))
  mount(app, getLogo, (context, { params }, reply) => logos.sendLogo(context, params.id, reply))
}

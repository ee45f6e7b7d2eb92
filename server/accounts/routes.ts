import { currentUser, generateApiKey, logIn, logOut, signUp } from '#contract/accounts/accounts.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import {
  cancelEmailChange,
  resendVerification,
  stopEmailChange,
  verifyEmail,
} from '#contract/accounts/address-proof.ts'
import { openDeviceLink, requestDeviceLink } from '#contract/accounts/device-link.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { type App, mount } from '../http/mount.ts'
import { pageOfWhole } from '../http/page-of-whole.ts'
import * as changes from './addresses/address-change.ts'
import * as proofs from './addresses/address-proof.ts'
import { describeVisit } from './describe-user.ts'
import * as devices from './sign-in/device-link.ts'
import * as keys from './keys/api-keys.ts'
import * as passwords from './passwords/password-change.ts'
import * as profile from './profile.ts'
import * as accounts from './service.ts'

export function accountRoutes(app: App): void {
  mount(app, signUp, (context, { body }) => accounts.signUp(context, app.limits, body))
  mount(app, logIn, (context, { body }) => accounts.logIn(context, app.limits, body))
  mount(app, logOut, (context) => accounts.logOut(context))
  mount(app, currentUser, async (context) => ({
    ...(await accounts.describeUser(context, context.user.id)),
    support: describeVisit(context.support),
  }))
  mount(app, requestPasswordReset, (context, { body }) =>
    passwords.resetLink.request(context, app.limits, body.email),
  )
  mount(app, resetPassword, (context, { body }) =>
    passwords.resetPassword(context, body.token, body.password),
  )
  mount(app, requestDeviceLink, (context, { body }) =>
    devices.deviceLink.request(context, app.limits, body.email),
  )
  mount(app, openDeviceLink, (context, { body }) => devices.openDeviceLink(context, body.token))
  mount(app, changePassword, (context, { body }) => passwords.changePassword(context, app.limits, body))
  mount(app, verifyEmail, (context, { body }) => proofs.verifyEmail(context, body.token))
  mount(app, resendVerification, (context) => proofs.resendVerification(context, app.limits))
  mount(app, stopEmailChange, (context, { body }) => changes.stopChange(context, body.token))
  mount(app, cancelEmailChange, (context) => changes.cancelChange(context))
  mount(app, saveProfile, (context, { body }) => profile.saveProfile(context, app.limits, body))
  mount(app, generateApiKey, (context) => accounts.renewPublishableKey(context))
  mount(app, createApiKey, (context, { body }) => keys.createApiKey(context, body))
  mount(app, listApiKeys, async (context, { query }) =>
    pageOfWhole(context.reply, await keys.listApiKeys(context), query, listApiKeys.path),
  )
  mount(app, revokeApiKey, (context, { params }) => keys.revokeApiKey(context, params.id))
}

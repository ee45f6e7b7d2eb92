import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  endSession,
  getTwoFactor,
  listSessions,
  logInSecondFactor,
  renewRecoveryCodes,
  signOutOthers,
} from '#contract/security.ts'
import { type App, mount } from '../http/mount.ts'
import { takeSecondStep } from './second-step.ts'
import { signIn } from './service.ts'
import * as sessions from './sessions-list.ts'
import * as twoFactor from './two-factor-settings.ts'

export function securityRoutes(app: App): void {
  const { limits } = app
  mount(app, logInSecondFactor, async (context, { body }) =>
    signIn(context, await takeSecondStep(context, limits, body.code)),
  )
  mount(app, listSessions, (context) => sessions.listSessions(context))
  mount(app, endSession, (context, { params }) => sessions.endSession(context, params.id))
  mount(app, signOutOthers, (context) => sessions.signOutOthers(context))
  mount(app, getTwoFactor, (context) => twoFactor.describeTwoFactor(context))
  mount(app, beginTwoFactor, (context, { body }) => twoFactor.beginTwoFactor(context, limits, body.password))
  mount(app, confirmTwoFactor, (context, { body }) => twoFactor.confirmTwoFactor(context, limits, body.code))
  mount(app, renewRecoveryCodes, (context, { body }) => twoFactor.renewRecoveryCodes(context, limits, body))
  mount(app, disableTwoFactor, (context, { body }) => twoFactor.disableTwoFactor(context, limits, body))
}

import { brand } from '#contract/brand.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import {
  beginTwoFactor,
  cancelDeletion,
  confirmTwoFactor,
  disableTwoFactor,
  endSession,
  exportAccount,
  getTwoFactor,
  keepOwnAccount as keepOwn,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  signOutOthers,
} from '#contract/accounts/security.ts'
import { type App, mount } from '../http/mount.ts'
import * as deletion from './deletion/account-deletion.ts'
import { keepOwnAccount } from './deletion/own-deletion.ts'
import { accountExport } from './deletion/account-export.ts'
import { takeSecondStep } from './sign-in/second-step.ts'
import { signIn } from './service.ts'
import * as sessions from './sign-in/sessions-list.ts'
import * as twoFactor from './sign-in/two-factor-settings.ts'

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
  mount(app, requestDeletion, (context, { body }) => deletion.requestDeletion(context, limits, body))
  mount(app, cancelDeletion, (context) => deletion.cancelDeletion(context))
  mount(app, keepOwn, (context) => keepOwnAccount(context))
  mount(app, exportAccount, async (context, _input, reply) => {
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.prefix}-account-${day}.json"`)
      .header('cache-control', 'no-store')
      .send(accountExport(context))
  })
}

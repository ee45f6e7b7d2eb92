import {
  endSupportVisit,
  getSupportAccess,
  impersonateUser,
  setSupportAccess as setAccess,
} from '#contract/administration/support.ts'
import { type App, mount } from '../../http/mount.ts'
import { provePassword } from '../passwords/password-proof.ts'
import { readSupportAccess, setSupportAccess } from './access.ts'
import { endVisit, startVisit } from './visits.ts'

/** Administrators sign in as somebody, for support. */
export function supportRoutes(app: App): void {
  mount(app, impersonateUser, async (context, { params, body }) => {
    await provePassword(context, app.limits, body.password)
    return startVisit(context, params.userId, body)
  })
  mount(app, endSupportVisit, (context) => endVisit(context))
  mount(app, getSupportAccess, (context) => readSupportAccess(context))
  mount(app, setAccess, (context, { body }) => setSupportAccess(context, body.isAllowed))
}

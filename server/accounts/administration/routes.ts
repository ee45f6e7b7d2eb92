import * as asked from '#contract/administration/administrators.ts'
import * as removal from '#contract/administration/removal.ts'
import { type App, mount } from '../../http/mount.ts'
import { listAdministrators, makeAdministrator, removeAdministrator } from './administrators.ts'
import { deleteByAdministrator, keepByAdministrator } from './delete-workspace.ts'
import { provePassword } from '../passwords/password-proof.ts'
import { deleteAccount, keepAccount } from './remove-account.ts'
import { suspendWorkspace } from './suspension.ts'

/** What administrators do to accounts and workspaces, and super admins to administrators. */
export function administrationRoutes(app: App): void {
  const { limits } = app
  mount(app, removal.deleteWorkspace, async (context, { params, body }) => {
    await provePassword(context, limits, body.password)
    return deleteByAdministrator(context, params.id, body)
  })
  mount(app, removal.keepWorkspace, (context, { params }) => keepByAdministrator(context, params.id))
  mount(app, removal.deleteAccount, async (context, { params, body }) => {
    await provePassword(context, limits, body.password)
    return deleteAccount(context, params.userId, body)
  })
  mount(app, removal.keepAccount, (context, { params }) => keepAccount(context, params.userId))
  mount(app, removal.suspendWorkspace, (context, { params, body }) =>
    suspendWorkspace(context, params.id, body),
  )
  mount(app, asked.listAdministrators, ({ db }) => listAdministrators(db))
  mount(app, asked.makeAdministrator, async (context, { body }) => {
    await provePassword(context, limits, body.password)
    return makeAdministrator(context, body)
  })
  mount(app, asked.removeAdministrator, async (context, { params, body }) => {
    await provePassword(context, limits, body.password)
    return removeAdministrator(context, params.userId)
  })
}

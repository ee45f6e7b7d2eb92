import * as asked from '#contract/administration/administrators.ts'
import * as removal from '#contract/administration/removal.ts'
import { type App, mount } from '../../http/mount.ts'
import { listAdministrators, makeAdministrator, removeAdministrator } from './administrators.ts'
import { deleteByAdministrator, keepByAdministrator } from './delete-workspace.ts'
import { deleteAccount } from './remove-account.ts'
import { suspendWorkspace } from './suspension.ts'

/** What administrators do to accounts and workspaces, and super admins to administrators. */
export function administrationRoutes(app: App): void {
  mount(app, removal.deleteWorkspace, (context, { params, body }) =>
    deleteByAdministrator(context, params.id, body),
  )
  mount(app, removal.keepWorkspace, (context, { params }) => keepByAdministrator(context, params.id))
  mount(app, removal.deleteAccount, (context, { params, body }) =>
    deleteAccount(context, params.userId, body),
  )
  mount(app, removal.suspendWorkspace, (context, { params, body }) =>
    suspendWorkspace(context, params.id, body),
  )
  mount(app, asked.listAdministrators, ({ db }) => listAdministrators(db))
  mount(app, asked.makeAdministrator, (context, { body }) => makeAdministrator(context, body))
  mount(app, asked.removeAdministrator, (context, { params }) => removeAdministrator(context, params.userId))
}

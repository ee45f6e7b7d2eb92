import { getMailAllowance } from '#contract/mail-allowance.ts'
import { type App, mount } from '../http/mount.ts'
import { allowanceOf } from './allowance.ts'

export function emailRoutes(app: App): void {
  mount(app, getMailAllowance, (context) => allowanceOf(context, context.db, context.workspaceId))
}

import { changeTheme as change, listThemes as list } from '#contract/themes/themes.ts'
import { type App, mount } from '../http/mount.ts'
import { changeTheme } from './change-theme.ts'
import { listThemes } from './show/list-themes.ts'

export function themeRoutes(app: App): void {
  mount(app, list, (context, { query }) => listThemes(context, query.limit))
  mount(app, change, (context, { body }) => changeTheme(context, body))
}

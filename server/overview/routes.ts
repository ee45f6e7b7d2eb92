import { getDashboard, getNotifications, seeNotifications } from '#contract/overview.ts'
import { type App, mount } from '../http/mount.ts'
import { readDashboard } from './dashboard.ts'
import { notifications, seeUntil } from './notifications.ts'

export function overviewRoutes(app: App): void {
  mount(app, getDashboard, (context) => readDashboard(context))
  mount(app, getNotifications, (context) => notifications(context))
  mount(app, seeNotifications, (context, { body }) => seeUntil(context, body.until))
}

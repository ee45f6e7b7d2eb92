import {
  getDashboard,
  getNotifications,
  markChecklist,
  seeNotifications,
} from '#contract/overview/overview.ts'
import { type App, mount } from '../http/mount.ts'
import { readDashboard } from './dashboard.ts'
import { writeChecklistMarks } from '../settings/service.ts'
import { notifications, seeUntil } from './notifications.ts'

export function overviewRoutes(app: App): void {
  mount(app, getDashboard, (context) => readDashboard(context))
  mount(app, markChecklist, (context, { body }) => writeChecklistMarks(context, body))
  mount(app, getNotifications, (context) => notifications(context))
  mount(app, seeNotifications, (context, { body }) => seeUntil(context, body.until))
}

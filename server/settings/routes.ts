import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { getSettings, saveAppearanceSettings } from '#contract/settings/settings.ts'
import { type App, mount } from '../http/mount.ts'
import * as settings from './service.ts'

export function settingsRoutes(app: App): void {
  mount(app, getSettings, ({ db, user }) => settings.readSettings(db, user.id))
  mount(app, saveNotificationSettings, (context, { body }) =>
    settings.writeNotificationSettings(context, body),
  )
  mount(app, saveAiSettings, (context, { body }) => settings.writeAiSettings(context, body))
  mount(app, saveAppearanceSettings, (context, { body }) => settings.writeAppearanceSettings(context, body))
}

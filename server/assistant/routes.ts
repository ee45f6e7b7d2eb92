import { chat } from '#contract/writer.ts'
import { type App, mount } from '../http/mount.ts'
import { answer } from './service.ts'

export function assistantRoutes(app: App): void {
  mount(app, chat, (context, { body }) => answer(context, body.message))
}

import { chat } from '#contract/assistant/chat.ts'
import { type App, mount } from '../http/mount.ts'
import { answerQuestion } from './service.ts'

export function assistantRoutes(app: App): void {
  mount(app, chat, (context, { body }) => answerQuestion(context, body))
}

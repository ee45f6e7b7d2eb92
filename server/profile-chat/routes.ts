import { profileChat } from '#contract/business/profile-chat.ts'
import { type App, mount } from '../http/mount.ts'
import { answerAboutProfile } from './answer.ts'

export function profileChatRoutes(app: App): void {
  mount(app, profileChat, (context, { body }) => answerAboutProfile(context, body.message))
}

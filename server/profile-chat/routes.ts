import { profileChat } from '#contract/business/profile-chat.ts'
import { type App, mount } from '../http/mount.ts'

export function profileChatRoutes(app: App): void {
  // Its patterns take memory from the first call on.
  mount(app, profileChat, async (context, { body }) => {
    const { answerAboutProfile } = await import('./answer.ts')
    return answerAboutProfile(context, body.message)
  })
}

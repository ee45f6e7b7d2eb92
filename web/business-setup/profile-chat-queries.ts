import { profileChat } from '#contract/business/profile-chat.ts'
import { call } from '../lib/call/api.ts'

/** One message about the business, and the proposal that follows. */
export function askAboutProfile(message: string) {
  return call(profileChat, { body: { message } })
}

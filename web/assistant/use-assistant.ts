import { chat } from '#contract/assistant/chat.ts'
import { call } from '../lib/call/api.ts'
import { useChat } from '../ui/chat/use-chat.ts'

const greeting =
  'Hello! I can help you analyze your testimonial data, generate insights, or answer questions about your campaigns. What would you like to know?'

/** Where the browser is: months and days in answers are the ones there. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** The conversation with the assistant. */
export function useAssistant() {
  return useChat({ greeting, answer: (message) => call(chat, { body: { message, timeZone } }) })
}

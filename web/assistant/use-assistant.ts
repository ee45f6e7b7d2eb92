import { chat, type ChatAnswer } from '#contract/assistant/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { useChat } from '../ui/chat/use-chat.ts'
import { keptConversation } from './kept-conversation.ts'

const greeting =
  'Hello! I can help you analyze your testimonial data, generate insights, or answer questions about your campaigns. What would you like to know?'

/** Where the browser is: months and days in answers are the ones there. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

export type AssistantChat = ReturnType<typeof useAssistant>

/** The conversation with the assistant. */
export function useAssistant() {
  const { data: user } = useQuery(userQuery)
  const keeping = useMemo(() => keptConversation(user?.id ?? ''), [user?.id])
  return useChat<ChatAnswer>({
    greeting,
    keeping,
    answer: (message, { signal, last }) =>
      call(chat, { body: { message, timeZone, ...(last?.query && { previous: last.query }) } }, { signal }),
  })
}

import { brand } from '#contract/brand.ts'
import type { ChatAnswer } from '#contract/assistant/chat.ts'
import { isRefused } from '../lib/cookies/cookie-choice.ts'
import type { ChatKeeping, ChatMessage } from '../ui/chat/use-chat.ts'

const key = `${brand.prefix}-assistant`
/** Longer conversations lose their beginning. */
const mostKept = 60

/** The conversation of one person of one workspace, in this browser alone. Another person's is thrown away. */
export function keptConversation(owner: string): ChatKeeping<ChatAnswer> {
  return {
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
        if (kept?.owner === owner) return kept.messages
        if (kept) localStorage.removeItem(key)
      } catch {
        // Storage may be refused, or hold something else.
      }
      return []
    },
    write(messages) {
      try {
        if (messages.length === 0 || isRefused('functional')) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify({ owner, messages: messages.slice(-mostKept) }))
      } catch {
        // Without storage the conversation lasts as long as the page.
      }
    },
  }
}

interface Kept {
  readonly owner: string
  readonly messages: readonly ChatMessage<ChatAnswer>[]
}

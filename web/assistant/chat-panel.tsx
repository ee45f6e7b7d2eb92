import { chatMessageLimit } from '#contract/assistant/chat.ts'
import { Conversation } from '../ui/chat/conversation.tsx'
import { SidePanel } from '../ui/dialog/side-panel.tsx'
import type { Chat } from '../ui/chat/use-chat.ts'

/** The assistant, beside the page. Opened again, it still holds the conversation. */
export function ChatPanel({ chat, isOpen, onClose }: { chat: Chat; isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="AI Assistant"
      description="Ask about your testimonials and data"
    >
      <Conversation chat={chat} placeholder="Ask about your testimonials..." maxLength={chatMessageLimit} />
    </SidePanel>
  )
}

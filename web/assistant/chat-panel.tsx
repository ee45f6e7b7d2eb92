import { type ChatAnswer, chatMessageLimit } from '#contract/assistant/chat.ts'
import { Button } from '../ui/button/button.tsx'
import { Conversation } from '../ui/chat/conversation.tsx'
import { SidePanel } from '../ui/dialog/side-panel.tsx'
import { AnswerEvidence, AnswerLines } from './answer.tsx'
import type { AssistantChat } from './use-assistant.ts'

interface ChatPanelProps {
  chat: AssistantChat
  isOpen: boolean
  onClose: () => void
}

function linesOf(answer: ChatAnswer) {
  return <AnswerLines answer={answer} />
}

function evidenceOf(answer: ChatAnswer, chat: AssistantChat) {
  return <AnswerEvidence answer={answer} onAsk={chat.ask} isWaiting={chat.isWaiting} />
}

/** The assistant, beside the page. Opened again, it still holds the conversation. */
export function ChatPanel({ chat, isOpen, onClose }: ChatPanelProps) {
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="AI Assistant"
      description="Ask about your testimonials and data"
    >
      {chat.messages.length > 1 && (
        <div className="flex justify-end border-b border-line px-3 py-1">
          <Button variant="ghost" size="small" onClick={chat.clear}>
            Clear conversation
          </Button>
        </div>
      )}
      <Conversation
        chat={chat}
        content={linesOf}
        below={evidenceOf}
        placeholder="Ask about your testimonials..."
        maxLength={chatMessageLimit}
      />
    </SidePanel>
  )
}

import { Bot } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import { useAssistant } from './use-assistant.ts'

const ChatPanel = lazyPart(() => import('./chat-panel.tsx').then((m) => m.ChatPanel))

/** Opens the assistant beside the page it stands on. */
export function AssistantButton() {
  const [isOpen, setIsOpen] = useState(false)
  const chat = useAssistant()
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Bot aria-hidden="true" />
        AI Assistant
      </Button>
      {isOpen && <ChatPanel chat={chat} isOpen onClose={() => setIsOpen(false)} />}
    </>
  )
}

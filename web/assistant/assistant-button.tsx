import { Bot } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { useAssistant } from './use-assistant.ts'

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
      <ChatPanel chat={chat} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

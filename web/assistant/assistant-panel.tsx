import { ChatPanel } from './chat-panel.tsx'
import { useAssistant } from './use-assistant.ts'

/** The panel with its conversation, which lasts as long as this is mounted. */
export function AssistantPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <ChatPanel chat={useAssistant()} isOpen={isOpen} onClose={onClose} />
}

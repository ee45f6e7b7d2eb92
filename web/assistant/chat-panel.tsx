import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { chatMessageLimit } from '#contract/writer.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import type { Chat } from './use-chat.ts'

/** The assistant, beside the page. Opened again, it still holds the conversation. */
export function ChatPanel({ chat, isOpen, onClose }: { chat: Chat; isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="AI Assistant"
      description="Ask about your testimonials and data"
    >
      <Conversation chat={chat} />
      <Question chat={chat} />
    </SidePanel>
  )
}

function Conversation({ chat }: { chat: Chat }) {
  const { messages, isWaiting, failure, retry } = chat
  const log = useRef<HTMLDivElement>(null)
  const lines = messages.length + (isWaiting ? 1 : 0) + (failure ? 1 : 0)
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current === lines) return
    shown.current = lines
    log.current?.scrollTo({ top: log.current.scrollHeight })
  })
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // A region that scrolls must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
    >
      {messages.map((message) => (
        <ChatBubble key={message.id} isUser={message.isUser} timestamp={message.timestamp}>
          {message.content}
        </ChatBubble>
      ))}
      {isWaiting && (
        <ChatBubble>
          <span className="sr-only">The assistant is typing</span>
          <span aria-hidden="true" className="flex h-6 items-center gap-1">
            <span className="size-1.5 animate-breathe rounded-full bg-faint" />
            <span className="size-1.5 animate-breathe rounded-full bg-faint [animation-delay:200ms]" />
            <span className="size-1.5 animate-breathe rounded-full bg-faint [animation-delay:400ms]" />
          </span>
        </ChatBubble>
      )}
      {failure && !isWaiting && (
        <ChatBubble>
          <p>I could not answer that. {failure}</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={retry}>
            Retry
          </Button>
        </ChatBubble>
      )}
    </div>
  )
}

function Question({ chat }: { chat: Chat }) {
  const { typed, setTyped, ask, isWaiting } = chat
  const field = useRef<HTMLInputElement>(null)
  const wasWaiting = useRef(false)
  useEffect(() => {
    // A disabled field loses the focus; whoever typed in it goes on typing.
    if (wasWaiting.current && !isWaiting) field.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return (
    <form
      className="flex items-center gap-2 border-t border-line px-5 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask(typed)
      }}
    >
      <Input
        ref={field}
        aria-label="Your question"
        placeholder="Ask about your testimonials..."
        autoComplete="off"
        maxLength={chatMessageLimit}
        value={typed}
        disabled={isWaiting}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" aria-label="Send" disabled={isWaiting || typed.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  )
}

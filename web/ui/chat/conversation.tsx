import { SendHorizontal, Square } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { Input } from '../form/input.tsx'
import type { Answered, Chat } from './use-chat.ts'

interface QuestionProps {
  chat: Pick<Chat, 'typed' | 'setTyped' | 'ask' | 'stop' | 'isWaiting'>
  placeholder: string
  maxLength: number
}

interface MessagesProps<A extends Answered> {
  chat: Chat<A>
  /** What stands below an answer. */
  below?: ((answer: A, chat: Chat<A>) => ReactNode) | undefined
  /** How an answer is shown, where its text alone would be less. */
  content?: ((answer: A) => ReactNode) | undefined
}

/** What was asked and answered, and the field for the next question. */
export function Conversation<A extends Answered>({
  chat,
  below,
  content,
  placeholder,
  maxLength,
}: QuestionProps & MessagesProps<A>) {
  return (
    <>
      <Messages chat={chat} below={below} content={content} />
      <QuestionForm chat={chat} placeholder={placeholder} maxLength={maxLength} />
    </>
  )
}

function Messages<A extends Answered>({ chat, below, content }: MessagesProps<A>) {
  const { messages, isWaiting, failure, retry } = chat
  const log = useRef<HTMLDivElement>(null)
  // An answer takes the place of the dots: as many lines as before, and not the same.
  const lines = `${messages.length} ${isWaiting} ${failure}`
  const shown = useRef('')
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
        <Fragment key={message.id}>
          <ChatBubble isUser={message.isUser} timestamp={message.timestamp}>
            {(message.answer && content?.(message.answer)) ?? message.content}
          </ChatBubble>
          {message.answer && below?.(message.answer, chat)}
        </Fragment>
      ))}
      {isWaiting && <TypingBubble />}
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

function TypingBubble() {
  return (
    <ChatBubble>
      <span className="sr-only">The assistant is typing</span>
      <span aria-hidden="true" className="flex h-6 items-center gap-1">
        {['0ms', '200ms', '400ms'].map((animationDelay) => (
          <span
            key={animationDelay}
            style={{ animationDelay }}
            className="size-1.5 animate-breathe rounded-full bg-faint"
          />
        ))}
      </span>
    </ChatBubble>
  )
}

function QuestionForm({ chat, placeholder, maxLength }: QuestionProps) {
  const { typed, setTyped, ask, stop, isWaiting } = chat
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
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        disabled={isWaiting}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onlyPlainEnter}
      />
      {isWaiting && (
        <Button variant="secondary" aria-label="Stop" onClick={stop}>
          <Square aria-hidden="true" />
        </Button>
      )}
      <Button type="submit" aria-label="Send" disabled={isWaiting || typed.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  )
}

/** Enter sends; Shift and Enter do not. */
function onlyPlainEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && event.shiftKey) event.preventDefault()
}

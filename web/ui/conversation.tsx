import { clsx } from 'clsx'
import { RotateCcw, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'
import { Spinner } from './spinner.tsx'

interface Message {
  id: number
  content: string
  isUser: boolean
  /** The question that this line could not answer. */
  retries?: string
}

/**
 * Questions and answers, kept in this browser only. `ask` answers one question; when it fails, `failureOf` says why in
 * a line of its own, the question stays, and Retry asks it again.
 */
export function Conversation({
  label,
  greeting,
  placeholder,
  maxLength,
  ask,
  failureOf,
}: {
  label: string
  greeting: string
  placeholder: string
  maxLength: number
  ask: (question: string) => Promise<string>
  failureOf: (failure: unknown) => string
}) {
  const [messages, setMessages] = useState<readonly Message[]>([{ id: 0, content: greeting, isUser: false }])
  const [typed, setTyped] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasFocused = useRef(false)

  useEffect(() => {
    if (messages.length > 1 || isWaiting) list.current?.scrollTo({ top: list.current.scrollHeight })
    // A disabled field loses the focus; whoever was typing goes on typing.
    if (!isWaiting && wasFocused.current) input.current?.focus()
  }, [messages.length, isWaiting])

  function say(message: Omit<Message, 'id'>) {
    setMessages((before) => [...before, { ...message, id: before.length }])
  }
  async function answer(question: string) {
    wasFocused.current = document.activeElement === input.current
    setIsWaiting(true)
    try {
      say({ content: await ask(question), isUser: false })
    } catch (failure) {
      say({ content: failureOf(failure), isUser: false, retries: question })
    } finally {
      setIsWaiting(false)
    }
  }
  function send() {
    const question = typed.trim()
    if (question === '' || isWaiting) return
    setTyped('')
    say({ content: question, isUser: true })
    void answer(question)
  }
  function retry(question: string) {
    setMessages((before) => before.filter(({ retries }) => retries === undefined))
    input.current?.focus()
    void answer(question)
  }
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <ul
        ref={list}
        role="log"
        aria-label={label}
        aria-busy={isWaiting}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex max-h-80 min-h-0 grow flex-col gap-2.5 overflow-y-auto rounded-md"
      >
        {messages.map((message) => (
          <Line
            key={message.id}
            message={message}
            {...(message === messages.at(-1) && !isWaiting ? { onRetry: retry } : {})}
          />
        ))}
        {isWaiting && (
          <li className="self-start rounded-lg bg-sunken px-3 py-2 text-soft">
            <Spinner />
            <span className="sr-only">Writing an answer</span>
          </li>
        )}
      </ul>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Input
          ref={input}
          aria-label={placeholder}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          disabled={isWaiting}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onlyPlainEnter}
        />
        <Button type="submit" aria-label="Send" disabled={isWaiting} className="h-10.5 pointer-coarse:h-12">
          <SendHorizontal aria-hidden="true" />
        </Button>
      </form>
    </div>
  )
}

function Line({ message, onRetry }: { message: Message; onRetry?: (question: string) => void }) {
  const { content, isUser, retries } = message
  return (
    <li
      className={clsx(
        'max-w-[88%] rounded-lg px-3 py-2 text-base wrap-anywhere whitespace-pre-line',
        isUser && 'self-end bg-accent-wash text-ink',
        !isUser &&
          (retries === undefined ? 'self-start bg-sunken' : 'self-start bg-warning-wash text-warning-text'),
      )}
    >
      <span className="sr-only">{isUser ? 'You: ' : 'Assistant: '}</span>
      {content}
      {retries !== undefined && onRetry && (
        <Button size="small" variant="secondary" className="mt-2 flex" onClick={() => onRetry(retries)}>
          <RotateCcw aria-hidden="true" />
          Retry
        </Button>
      )}
    </li>
  )
}

/** Enter sends, also with a program for writing Chinese or Japanese open; Shift and Enter do nothing. */
function onlyPlainEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter' && event.shiftKey) event.preventDefault()
}

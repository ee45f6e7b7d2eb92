import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { exactTime } from '../../lib/text/dates.ts'

/** One line of the conversation: the user's own on the right. */
export function ChatBubble({
  isUser = false,
  timestamp,
  children,
}: {
  isUser?: boolean
  timestamp?: string
  children: ReactNode
}) {
  return (
    <div
      title={timestamp && exactTime(timestamp)}
      className={clsx(
        'max-w-[88%] rounded-lg px-3.5 py-2.5 text-base break-words whitespace-pre-line',
        isUser ? 'self-end bg-accent text-accent-ink' : 'self-start bg-sunken text-ink',
      )}
    >
      <span className="sr-only">{isUser ? 'You: ' : 'Assistant: '}</span>
      {children}
    </div>
  )
}

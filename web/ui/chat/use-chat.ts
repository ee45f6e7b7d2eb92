import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { randomKey } from '../../lib/call/random-key.ts'

export interface ChatMessage<A = unknown> {
  readonly id: string
  readonly content: string
  readonly isUser: boolean
  readonly timestamp: string
  /** What was answered besides the text. */
  readonly answer?: A
}

export interface Answered {
  readonly response: string
  readonly timestamp?: string
}

function message(content: string, isUser: boolean, timestamp = new Date().toISOString()) {
  return { id: randomKey(), content, isUser, timestamp }
}

export type Chat<A extends Answered = Answered> = ReturnType<typeof useChat<A>>

/** A conversation that lives as long as the page that holds it. What was typed stays until it has been answered. */
export function useChat<A extends Answered>({
  greeting,
  answer,
}: {
  greeting: string
  answer: (question: string) => Promise<A>
}) {
  const [messages, setMessages] = useState<readonly ChatMessage<A>[]>(() => [message(greeting, false)])
  const [typed, setTyped] = useState('')
  const asking = useMutation({
    mutationFn: answer,
    onSuccess: (answered) => {
      const { response, timestamp } = answered
      setMessages((before) => [...before, { ...message(response, false, timestamp), answer: answered }])
      setTyped('')
    },
  })

  function ask(question: string) {
    const content = question.trim()
    if (content === '' || asking.isPending) return
    setTyped(question)
    // Asked again after a failure, it is still the same question.
    setMessages((before) =>
      before.at(-1)?.isUser && before.at(-1)?.content === content
        ? before
        : [...before, message(content, true)],
    )
    asking.mutate(content)
  }

  return {
    messages,
    typed,
    setTyped,
    ask,
    isWaiting: asking.isPending,
    /** Why the last question got no answer. */
    failure: asking.isError ? sentenceOf(asking.error, 'Please try again.') : undefined,
    retry: () => asking.variables !== undefined && ask(asking.variables),
  }
}

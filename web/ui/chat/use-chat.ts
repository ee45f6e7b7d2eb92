import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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

/** Where a conversation is kept when its page is left. */
export interface ChatKeeping<A> {
  readonly read: () => readonly ChatMessage<A>[]
  readonly write: (messages: readonly ChatMessage<A>[]) => void
}

interface Asking<A> {
  readonly signal: AbortSignal
  /** The last answer of the conversation. */
  readonly last: A | undefined
}

interface ChatParts<A> {
  readonly greeting: string
  readonly answer: (question: string, asking: Asking<A>) => Promise<A>
  readonly keeping?: ChatKeeping<A> | undefined
}

function message(content: string, isUser: boolean, timestamp = new Date().toISOString()) {
  return { id: randomKey(), content, isUser, timestamp }
}

/** What a call throws that its asker gave up. */
const isStopped = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

const answerMessage = <A extends Answered>(answer: A): ChatMessage<A> => ({
  ...message(answer.response, false, answer.timestamp),
  answer,
})

export type Chat<A extends Answered = Answered> = ReturnType<typeof useChat<A>>

/** A conversation. What was typed stays until it has been answered. */
export function useChat<A extends Answered>({ greeting, answer, keeping }: ChatParts<A>) {
  const [first] = useState<ChatMessage<A>>(() => message(greeting, false))
  const [said, setSaid] = useState<readonly ChatMessage<A>[]>(() => keeping?.read() ?? [])
  const [typed, setTyped] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => keeping?.write(said), [keeping, said])
  const asking = useMutation({
    mutationFn: (question: string) => {
      running.current = new AbortController()
      const last = said.findLast((one) => one.answer)?.answer
      return answer(question, { signal: running.current.signal, last })
    },
    onSuccess: (answered) => {
      setSaid((before) => [...before, answerMessage(answered)])
      setTyped('')
    },
  })

  function ask(question: string) {
    const content = question.trim()
    if (content === '' || asking.isPending) return
    setTyped(question)
    // Asked again after a failure, it is still the same question.
    setSaid((before) =>
      before.at(-1)?.isUser && before.at(-1)?.content === content
        ? before
        : [...before, message(content, true)],
    )
    asking.mutate(content)
  }

  return {
    messages: [first, ...said],
    typed,
    setTyped,
    ask,
    isWaiting: asking.isPending,
    /** Gives up the answer that is awaited; the question stays in the field. */
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort()
      asking.reset()
      setSaid([])
      setTyped('')
    },
    /** Why the last question got no answer; nothing where its asker stopped it. */
    failure: failureIn(asking.error),
    retry: () => asking.variables !== undefined && ask(asking.variables),
  }
}

function failureIn(error: Error | null): string | undefined {
  return error === null || isStopped(error) ? undefined : sentenceOf(error, 'Please try again.')
}

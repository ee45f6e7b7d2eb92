import { useCallback, useEffect, useState } from 'react'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { isSentAgain, type Outbox } from './draft.ts'
import { useFormCopy } from '../language.ts'
import type { Receipt } from '../queries.ts'
import { refusalSentence } from './refusal.ts'
import { retryPauseAfter, type RefusedFields, type Sender } from './sender.ts'
import { rememberSent } from './sent-here.ts'
import { type Arrival, useAttempt } from './use-attempt.ts'
import { outboxOf, useOutbox } from './use-outbox.ts'
import type { FormCopy } from '../copy/copy.ts'

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; failures: number; busySeconds?: number | undefined }
  /** The server is out of reach or refuses for `busySeconds`; the next attempt comes by itself. */
  | { kind: 'waiting'; failures: number; busySeconds?: number | undefined }
  | { kind: 'done'; receipt: Receipt; isEarlierVersion: boolean }

interface SubmissionParts extends Sender {
  /** What an earlier visit could not send. It is sent at once. */
  earlierOutbox: Outbox | undefined
  /** Keep this on the device; nothing means that there is nothing left to send. */
  onOutbox: (outbox: Outbox | undefined) => void
  onRefused: (fields: RefusedFields) => void
}

/**
 * Sends the customer's words until they have arrived. While it is not known whether they have, the outbox holds
 * them and every attempt carries the same key, so that they become one testimonial.
 */
export function useSubmission({ proof, deliver, earlierOutbox, onOutbox, onRefused }: SubmissionParts) {
  const [sending, setSending] = useState<Sending>(
    earlierOutbox && !earlierOutbox.isHeld ? { kind: 'waiting', failures: 0 } : { kind: 'idle' },
  )
  const { read, put } = useOutbox(earlierOutbox, onOutbox)
  const { isUnderway, attempt, stop } = useAttempt({ proof, deliver })
  const copy = useFormCopy()

  const send = useCallback(
    async (failures: number) => {
      const outbox = read()
      if (isUnderway() || !outbox) return
      if (!isSentAgain(outbox)) {
        put(undefined)
        setSending({ kind: 'idle' })
        sayFailed(copy)
        return
      }
      setSending((last) => ({ kind: 'sending', failures, busySeconds: busySecondsIn(last) }))
      const arrival = await attempt(outbox)
      if (arrival?.outcome.kind === 'unreachable') {
        const { busySeconds } = arrival.outcome
        setSending({ kind: 'waiting', failures: failures + 1, busySeconds })
      } else if (arrival) {
        put(undefined)
        setSending(settle(arrival, copy, onRefused))
      }
    },
    [read, put, isUnderway, attempt, copy, onRefused],
  )
  useRetries(sending, send)

  function submit(body: Outbox['body']) {
    put(outboxOf(body, read()))
    void send(0)
  }
  /** Stops sending by itself, because the customer may be changing the words. */
  function hold() {
    endErrors()
    const outbox = read()
    if (!outbox) return
    stop()
    put({ ...outbox, isHeld: true })
    setSending({ kind: 'idle' })
  }
  return { sending, submit, hold, tryAgain: () => void send(1) }
}

const busySecondsIn = (sending: Sending) => (sending.kind === 'waiting' ? sending.busySeconds : undefined)

/** Sends what waits when its pause is over, or as soon as the device is online again. */
function useRetries(sending: Sending, send: (failures: number) => Promise<void>) {
  useEffect(() => {
    if (sending.kind !== 'waiting') return undefined
    const { failures, busySeconds } = sending
    const again = () => void send(failures)
    const timer = setTimeout(again, failures === 0 ? 0 : retryPauseAfter(failures, busySeconds))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [sending, send])
}

/** Tells the customer what the server made of the words. */
function settle(
  { outcome, arrived, isEarlierVersion }: Arrival,
  copy: FormCopy,
  onRefused: SubmissionParts['onRefused'],
): Sending {
  if (outcome.kind === 'received') {
    void rememberSent(outcome.receipt.id, arrived)
    endErrors()
    // Private feedback isn't a testimonial; the page says what happens to it.
    if (!outcome.receipt.isPrivate) toast({ title: copy.sentTitle, description: copy.sentText })
    return { kind: 'done', receipt: outcome.receipt, isEarlierVersion }
  }
  const refusal = outcome.kind === 'refused' ? outcome : undefined
  sayFailed(copy, refusal && refusalSentence(refusal.code, copy))
  onRefused(refusal?.fields ?? {})
  return { kind: 'idle' }
}

function sayFailed({ failedTitle, failedText }: FormCopy, sentence = '') {
  const description = [failedText, sentence].filter(Boolean).join(' ')
  toast({ title: failedTitle, description, variant: 'destructive' })
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { isSentAgain, type Outbox } from './draft.ts'
import { useFormCopy } from './language.ts'
import type { ProofOfWork } from './proof/proof-of-work.ts'
import { type Deliver, type Receipt, sendSubmission } from './queries.ts'
import { randomKey } from '../lib/random-key.ts'
import { refusalSentence } from './refusal.ts'
import {
  attemptSubmission,
  retryPauseAfter,
  type Outcome,
  type RefusedFields,
  type Sender,
} from './sender.ts'
import { rememberSent } from './sent-here.ts'
import type { FormCopy } from './copy/copy.ts'

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; failures: number }
  /** The server is out of reach; the next attempt comes by itself. */
  | { kind: 'waiting'; failures: number }
  | { kind: 'done'; receipt: Receipt; isEarlierVersion: boolean }

/**
 * Sends the customer's words until they have arrived. While it is not known whether they have, the outbox holds
 * them and every attempt carries the same key, so that they become one testimonial.
 */
export function useSubmission({
  proof,
  deliver = sendSubmission,
  earlierOutbox,
  onOutbox,
  onRefused,
}: {
  proof: ProofOfWork
  /** The form's call unless said otherwise. */
  deliver?: Deliver
  /** What an earlier visit could not send. It is sent at once. */
  earlierOutbox: Outbox | undefined
  /** Keep this on the device; nothing means that there is nothing left to send. */
  onOutbox: (outbox: Outbox | undefined) => void
  onRefused: (fields: RefusedFields) => void
}) {
  const [sending, setSending] = useState<Sending>(
    earlierOutbox && !earlierOutbox.isHeld ? { kind: 'waiting', failures: 0 } : { kind: 'idle' },
  )
  const outbox = useRef(earlierOutbox)
  const copy = useFormCopy()
  const inFlight = useRef<AbortController>(undefined)

  const send = useCallback(
    async (failures: number) => {
      if (inFlight.current || !outbox.current) return
      if (!isSentAgain(outbox.current)) {
        outbox.current = undefined
        onOutbox(undefined)
        setSending({ kind: 'idle' })
        toast({ ...failedToast(copy), variant: 'destructive' })
        return
      }
      const attempt = new AbortController()
      inFlight.current = attempt
      setSending({ kind: 'sending', failures })
      const { outcome, arrived, isEarlierVersion } = await sendAny(
        outbox.current,
        { proof, deliver },
        attempt.signal,
      )
      if (inFlight.current === attempt) inFlight.current = undefined
      if (attempt.signal.aborted && outcome.kind !== 'received') return
      if (outcome.kind === 'unreachable') {
        setSending({ kind: 'waiting', failures: failures + 1 })
        return
      }
      outbox.current = undefined
      onOutbox(undefined)
      if (outcome.kind === 'received') {
        void rememberSent(outcome.receipt.id, arrived)
        // Private feedback is no testimonial; the page says what becomes of it.
        if (!outcome.receipt.isPrivate) toast({ title: copy.sentTitle, description: copy.sentText })
        setSending({ kind: 'done', receipt: outcome.receipt, isEarlierVersion })
        return
      }
      setSending({ kind: 'idle' })
      const refusal = outcome.kind === 'refused' ? outcome : undefined
      toast({
        ...failedToast(copy, refusal && refusalSentence(refusal.code, copy)),
        variant: 'destructive',
      })
      onRefused(refusal?.fields ?? {})
    },
    [deliver, onOutbox, onRefused, proof, copy],
  )

  const submit = useCallback(
    (body: Outbox['body']) => {
      const before = outbox.current && isSentAgain(outbox.current) ? outbox.current : undefined
      const isSame = JSON.stringify(before?.body) === JSON.stringify(body)
      const earlier = before ? [...before.earlier, ...(isSame ? [] : [before.body])] : []
      const { key, firstSentAt } = before ?? { key: randomKey(), firstSentAt: Date.now() }
      outbox.current = { key, body, earlier, isHeld: false, firstSentAt }
      onOutbox(outbox.current)
      void send(0)
    },
    [onOutbox, send],
  )

  /** Stops sending by itself, because the customer may be changing the words. */
  const hold = useCallback(() => {
    if (!outbox.current) return
    inFlight.current?.abort()
    inFlight.current = undefined
    outbox.current = { ...outbox.current, isHeld: true }
    onOutbox(outbox.current)
    setSending({ kind: 'idle' })
  }, [onOutbox])

  useEffect(() => {
    if (sending.kind !== 'waiting') return undefined
    const { failures } = sending
    const again = () => void send(failures)
    const timer = setTimeout(again, failures === 0 ? 0 : retryPauseAfter(failures))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [sending, send])

  return { sending, submit, hold, tryAgain: () => void send(1) }
}

/** The newest version; when another one has arrived under its key, the receipt of that one. */
async function sendAny({ key, body, earlier }: Outbox, by: Sender, signal: AbortSignal) {
  let outcome: Outcome = await attemptSubmission({ key, body }, by, signal)
  let arrived = body
  for (const version of earlier) {
    if (outcome.kind !== 'arrived-earlier') break
    arrived = version
    outcome = await attemptSubmission({ key, body: version }, by, signal)
  }
  return { outcome, arrived, isEarlierVersion: arrived !== body }
}

function failedToast({ failedTitle, failedText }: FormCopy, sentence = '') {
  return { title: failedTitle, description: [failedText, sentence].filter(Boolean).join(' ') }
}

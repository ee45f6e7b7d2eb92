import { useCallback, useRef } from 'react'
import { randomKey } from '../../lib/call/random-key.ts'
import { isSentAgain, type Outbox } from './draft.ts'

/** What is on its way, and how it is replaced here and on the device. Nothing means that nothing is left to send. */
export function useOutbox(earlierOutbox: Outbox | undefined, onOutbox: (outbox: Outbox | undefined) => void) {
  const outbox = useRef(earlierOutbox)
  const put = useCallback(
    (next: Outbox | undefined) => {
      outbox.current = next
      onOutbox(next)
    },
    [onOutbox],
  )
  const read = useCallback(() => outbox.current, [])
  return { read, put }
}

/** These words under the key of those that may have arrived before them. */
export function outboxOf(body: Outbox['body'], last: Outbox | undefined): Outbox {
  const before = last && isSentAgain(last) ? last : undefined
  const isSame = JSON.stringify(before?.body) === JSON.stringify(body)
  const earlier = before ? [...before.earlier, ...(isSame ? [] : [before.body])] : []
  const { key, firstSentAt } = before ?? { key: randomKey(), firstSentAt: Date.now() }
  return { key, body, earlier, isHeld: false, firstSentAt }
}

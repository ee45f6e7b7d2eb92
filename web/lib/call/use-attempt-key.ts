import { useState } from 'react'
import { randomKey } from './random-key.ts'

/**
 * The `Idempotency-Key` of what is being sent, so that a retry after a lost answer does nothing twice. Keep the hook
 * where it outlives the attempt: a dialog that is closed forgets it.
 */
export function useAttemptKey() {
  const [attempts] = useState(attemptKeys)
  return attempts
}

export function attemptKeys() {
  let last: { text: string; key: string } | undefined
  return {
    /** The same content again is the same attempt and has the same key; another content has another. */
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    /** It was done for certain: the same content from now on is meant a second time. After a refusal nothing was done. */
    done(): void {
      last = undefined
    },
  }
}

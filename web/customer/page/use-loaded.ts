import { useCallback, useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/problem.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import { busySecondsOf, retryPauseAfter } from '../sending/sender.ts'

/** Unknown, good for one answer that came, past its last day, or of a business that takes none now. */
export type Missing = 'gone' | 'used' | 'expired' | 'closed'

export type Loaded<T> =
  | { kind: 'loading' }
  /** The server is out of reach or busy; the next attempt comes by itself. */
  | { kind: 'waiting'; failures: number; busySeconds: number | undefined }
  | { kind: 'missing'; why: Missing; business?: WhosePage | undefined }
  | { kind: 'loaded'; data: T }

/** Whose page it is. */
export interface WhosePage {
  readonly businessName: string
  readonly logoUrl: string | null
}

const missingAs: Partial<Record<ProblemCode, Missing>> = {
  'form-closed': 'used',
  'link-expired': 'expired',
  'link-closed': 'closed',
}

/** Of a link that takes nothing any more, the refusal says whose it is. */
export function whoseLink(failure: unknown): WhosePage | undefined {
  const { businessName, logoUrl = null } = failure instanceof ApiProblem ? failure.fields : {}
  return businessName === undefined ? undefined : { businessName, logoUrl }
}

/** Loads what a page shows. A missing thing is missing; anything else is tried again until it answers. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    load(controller.signal).then(
      (data) => setState({ kind: 'loaded', data }),
      (failure: unknown) => {
        if (controller.signal.aborted) return
        if (failure instanceof ApiProblem && (failure.status === 404 || failure.status === 410)) {
          setState({ kind: 'missing', why: missingAs[failure.code] ?? 'gone', business: whoseLink(failure) })
          return
        }
        // What is shown stays, such as the form in the language before.
        const busySeconds = busySecondsOf(failure)
        const waiting = { kind: 'waiting', failures: attempt + 1, busySeconds } as const
        setState((shown) => (shown.kind === 'loaded' ? shown : waiting))
        timer = setTimeout(() => setAttempt(attempt + 1), retryPauseAfter(attempt + 1, busySeconds))
      },
    )
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [attempt, load])
  const tryAgain = useCallback(() => setAttempt((last) => last + 1), [])
  const replace = useCallback((data: T) => setState({ kind: 'loaded', data }), [])
  const data = state.kind === 'loaded' ? state.data : undefined
  return { state, data, tryAgain, replace }
}

import { useCallback, useRef } from 'react'
import type { Outbox } from './draft.ts'
import { attemptSubmission, type Outcome, type Sender } from './sender.ts'

/** What became of the words, and which version of them it became of. */
export type Arrival = Awaited<ReturnType<typeof sendAny>>

/** One attempt at a time. One that was stopped ends with nothing, unless the words have arrived after all. */
export function useAttempt({ proof, deliver }: Sender) {
  const inFlight = useRef<AbortController>(undefined)
  const attempt = useCallback(
    async (outbox: Outbox) => {
      const stopper = new AbortController()
      inFlight.current = stopper
      const arrival = await sendAny(outbox, { proof, deliver }, stopper.signal)
      if (inFlight.current === stopper) inFlight.current = undefined
      return stopper.signal.aborted && arrival.outcome.kind !== 'received' ? undefined : arrival
    },
    [proof, deliver],
  )
  const stop = useCallback(() => {
    inFlight.current?.abort()
    inFlight.current = undefined
  }, [])
  const isUnderway = useCallback(() => inFlight.current !== undefined, [])
  return { isUnderway, attempt, stop }
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

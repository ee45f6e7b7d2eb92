import { useSyncExternalStore } from 'react'

/** Asked for while the server is out of reach: it answers as soon as the process lives. */
const signOfLife = '/healthz'

let isLost = false
const listeners = new Set<() => void>()

/** Every call says here whether the server answered it. */
export function noteAnswer(hasAnswered: boolean) {
  if (isLost === !hasAnswered) return
  isLost = !hasAnswered
  for (const listener of listeners) listener()
}

/** True from the first call that did not reach the server until one does. */
export function useIsServerLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost)
}

/** Asks whether the server is there, and notes the answer. */
export async function askForLife(): Promise<boolean> {
  const answer = await fetch(signOfLife, { cache: 'no-store' }).catch(() => undefined)
  noteAnswer(answer?.ok ?? false)
  return answer?.ok ?? false
}

/** Until the server answers again; at once when it never stopped. */
export function untilAnswered(): Promise<void> {
  return new Promise((resolve) => {
    if (!isLost) return resolve()
    const leave = subscribe(() => {
      if (isLost) return
      leave()
      resolve()
    })
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

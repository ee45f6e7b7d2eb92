import { useSyncExternalStore } from 'react'

let answer: ((goesOn: boolean) => void) | undefined
let asked: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** Shows the question once for all calls that wait for it; answers whether the same person has signed in. */
export function signInAgain(): Promise<boolean> {
  if (!asked) {
    asked = new Promise((resolve) => {
      answer = resolve
    })
    tell()
  }
  return asked
}

/** Lets the waiting calls go on, or fail as they did. */
export function endWaiting(goesOn: boolean) {
  answer?.(goesOn)
  asked = undefined
  tell()
}

export function useIsAskedToSignIn(): boolean {
  return useSyncExternalStore(subscribe, () => asked !== undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

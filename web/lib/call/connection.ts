import { makeStore, useStore } from '../store.ts'

/** Asked for while the server is out of reach: it answers as soon as the process lives. */
const signOfLife = '/healthz'

const isLost = makeStore(false)

/** Every call says here whether the server answered it. */
export function noteServerAnswer(hasAnswered: boolean) {
  isLost.write(!hasAnswered)
}

/** True from the first call that did not reach the server until one does. */
export function useIsServerLost(): boolean {
  return useStore(isLost)
}

/** Asks whether the server is there, and notes the answer. */
export async function askForLife(): Promise<boolean> {
  const answer = await fetch(signOfLife, { cache: 'no-store' }).catch(() => undefined)
  noteServerAnswer(answer?.ok ?? false)
  return answer?.ok ?? false
}

/** Until the server answers again; at once when it never stopped. */
export function untilAnswered(): Promise<void> {
  return new Promise((resolve) => {
    if (!isLost.read()) return resolve()
    const leave = isLost.subscribe(() => {
      if (isLost.read()) return
      leave()
      resolve()
    })
  })
}

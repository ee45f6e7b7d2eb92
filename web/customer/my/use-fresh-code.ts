import type { MyReward } from '#contract/collection/my-testimonial.ts'
import { useEffect } from 'react'
import { loadReward } from '../queries.ts'

const codeAfterMs = 1500
const lookFor = 20

/** A reward's code follows its words within a second; while it is not there, the page looks again for half a minute. */
export function useFreshCode(
  token: string,
  reward: MyReward | undefined,
  onChanged: (reward: MyReward) => void,
) {
  const isWaiting = reward?.code === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const controller = new AbortController()
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= lookFor) clearInterval(timer)
      loadReward(token, controller.signal).then(
        (fresh) => fresh.code !== null && onChanged(fresh),
        // Out of reach: the next look comes by itself.
        () => undefined,
      )
    }, codeAfterMs)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [token, isWaiting, onChanged])
}

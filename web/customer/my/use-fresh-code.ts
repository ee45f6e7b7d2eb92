import type { MyTestimonial } from '#contract/my-testimonial.ts'
import { useEffect } from 'react'
import { useLanguage } from '../language.ts'
import { loadMine } from '../queries.ts'

const codeAfterMs = 1500
const lookFor = 20

/** A reward's code follows its words within a second; while it is not there, the page looks again for half a minute. */
export function useFreshCode(
  token: string,
  mine: MyTestimonial | undefined,
  onChanged: (mine: MyTestimonial) => void,
) {
  const { language } = useLanguage()
  const isWaiting = mine?.reward?.code === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const controller = new AbortController()
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= lookFor) clearInterval(timer)
      loadMine(token, language, controller.signal).then(
        (fresh) => fresh.reward?.code && onChanged(fresh),
        // Out of reach: the next look comes by itself.
        () => undefined,
      )
    }, codeAfterMs)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [token, language, isWaiting, onChanged])
}

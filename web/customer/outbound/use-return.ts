import { brand } from '#contract/brand.ts'
import { useEffect, useRef } from 'react'
import { pageState } from '../hints.ts'

const place = `${brand.prefix}-left`

/** This tab has gone on to the review site: kept with the page, because phones load it anew on the way back. */
export function noteLeaving() {
  history.replaceState({ ...pageState(), [place]: true }, '')
}

/** What is asked of somebody who comes back from the review site: it has the focus then, and is in view. */
export function useReturn<Asking extends HTMLElement>() {
  const asking = useRef<Asking>(null)
  useEffect(() => {
    function ask() {
      if (document.visibilityState !== 'visible' || pageState()[place] !== true) return
      history.replaceState({ ...pageState(), [place]: false }, '')
      asking.current?.focus()
    }
    ask()
    addEventListener('pageshow', ask)
    addEventListener('focus', ask)
    return () => {
      removeEventListener('pageshow', ask)
      removeEventListener('focus', ask)
    }
  }, [])
  return asking
}

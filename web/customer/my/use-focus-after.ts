import { useEffect, useRef } from 'react'

/** Moves the focus to where the next change of the page has put something, so that it is never lost to the top. */
export function useFocusAfter() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const element = document.querySelector<HTMLElement>(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  return (selector: string) => {
    wanted.current = selector
  }
}

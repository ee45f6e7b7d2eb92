import { useEffect, useRef } from 'react'

/** Gives an element the focus whenever `value` has changed, so that the keyboard and screen readers go on there. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    element.current?.focus()
  }, [value])
  return element
}

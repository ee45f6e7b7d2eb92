import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const pauseMs = 500

/**
 * Goes on by itself half a second after a choice was pressed. A choice made with the arrow keys waits for Continue:
 * they pass every star on the way to the one that is meant.
 */
export function useAutoAdvance(onAdvance: () => void) {
  /** Counts the choices that go on; 0 while nothing does. */
  const [due, setDue] = useState(0)
  const isByKeys = useRef(false)
  const advance = useRef(onAdvance)
  useEffect(() => {
    advance.current = onAdvance
  })
  useEffect(() => {
    if (due === 0) return undefined
    const timer = setTimeout(() => advance.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [due])
  return {
    /** For what the choices stand in. */
    watched: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        isByKeys.current = event.key.startsWith('Arrow') || event.key === ' '
      },
      onPointerDownCapture: () => {
        isByKeys.current = false
      },
    },
    /** After a choice; false when it stays. */
    soon: () => {
      setDue((before) => (isByKeys.current ? 0 : before + 1))
      return !isByKeys.current
    },
    stop: () => setDue(0),
  }
}

import { type KeyboardEvent, useEffect, useRef } from 'react'

const pauseMs = 500

/**
 * Goes on by itself half a second after a choice was pressed. A choice made with the arrow keys waits for Continue:
 * they pass every star on the way to the one that is meant.
 */
export function useAutoAdvance(onAdvance: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByKeys = useRef(false)
  const advance = useRef(onAdvance)
  advance.current = onAdvance
  useEffect(() => () => clearTimeout(timer.current), [])
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
    soon(): boolean {
      clearTimeout(timer.current)
      if (isByKeys.current) return false
      timer.current = setTimeout(() => advance.current(), pauseMs)
      return true
    },
    stop: () => clearTimeout(timer.current),
  }
}

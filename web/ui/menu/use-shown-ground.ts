import { useEffect, useRef, useState } from 'react'

interface Asked {
  readonly at: number
  readonly sentence: HTMLElement
  /** By the keyboard or a tap: then all of what it rests on is brought into view. */
  readonly isReached?: boolean
}

export interface ShownGround extends Asked {
  /** In pixels, from the corner of the text: right below the last line of the sentence, where that line begins. */
  readonly top: number
  readonly left: number
}

/** Long enough to move the pointer from a sentence onto what it rests on. */
const leaveMs = 150

/** Which sentence shows what it rests on, and where. */
export function useShownGround() {
  const place = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState<ShownGround>()
  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    if (!shown) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Before the dialog around it hears it.
      event.stopPropagation()
      setShown(undefined)
    }
    addEventListener('keydown', close, { capture: true })
    return () => removeEventListener('keydown', close, { capture: true })
  }, [shown])

  function show(asked: Asked) {
    clearTimeout(leaving.current)
    const corner = place.current?.getBoundingClientRect()
    const lastLine = [...asked.sentence.getClientRects()].at(-1)
    if (!corner || !lastLine) return
    setShown({ ...asked, top: lastLine.bottom - corner.top, left: lastLine.left - corner.left })
  }
  function hide() {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setShown(undefined), leaveMs)
  }
  return { place, shown, show, hide }
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** `saving` from the first edit on, until everything is saved. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed'

interface Autosave<Value> {
  saved: Value
  save: (value: Value, options: { isLeaving: boolean }) => Promise<unknown>
  /** Called when the last edits could not be saved and nobody looks at the form any more. */
  onLost: (failure: unknown) => void
}

/** How long the typing has to rest. */
const restMs = 1000

/**
 * A form without a button: an edit shows at once and is saved a second after the last one. Whoever leaves earlier
 * has it saved then. After a failure the edits stay, `retry` sends them again, and so does the next edit.
 */
export function useAutosave<Value extends object>({ saved, save, onLost }: Autosave<Value>) {
  const [draft, setDraft] = useState(saved)
  const [seen, setSeen] = useState(saved)
  const [isTouched, setIsTouched] = useState(false)
  const [state, setState] = useState<AutosaveState>('idle')
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(saved)
  const unsaved = useRef<Value>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlers = useRef({ save, onLost })
  useEffect(() => {
    handlers.current = { save, onLost }
  })

  // What another tab saved is taken over as long as nothing was typed here.
  if (saved !== seen) {
    setSeen(saved)
    if (!isTouched) setDraft(saved)
  }

  const send = useCallback(async (isLeaving: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const value = unsaved.current
    if (value === undefined) return
    unsaved.current = undefined
    setState('saving')
    try {
      await handlers.current.save(value, { isLeaving })
      if (unsaved.current === undefined) setState('saved')
    } catch (failure) {
      unsaved.current ??= value
      if (timer.current !== undefined) return
      setFailure(failure)
      setState('failed')
    }
  }, [])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void send(true)
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
      timer.current = undefined
      const value = unsaved.current
      unsaved.current = undefined
      const { save, onLost } = handlers.current
      if (value !== undefined) save(value, { isLeaving: true }).catch(onLost)
    }
  }, [send])

  function change(edit: Partial<Value>) {
    if (unsaved.current === undefined && !isTouched) latest.current = draft
    latest.current = { ...latest.current, ...edit }
    unsaved.current = latest.current
    setIsTouched(true)
    setDraft(latest.current)
    setState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(false), restMs)
  }

  return { draft, change, state, failure, retry: () => void send(false) }
}

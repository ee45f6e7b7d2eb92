import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** `saving` from the first edit on, until everything is saved. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed'

interface Autosave<Value> {
  saved: Value
  /** An edit that leads to anything else waits for one that does not. */
  maySave?: (value: Value) => boolean
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
export function useAutosave<Value extends object>({ saved, maySave, save, onLost }: Autosave<Value>) {
  const [draft, setDraft] = useState(saved)
  const [seen, setSeen] = useState(saved)
  const [isTouched, setIsTouched] = useState(false)
  const latest = useRef(saved)
  const { unsaved, sendRested, ...sending } = useSending({ save, onLost })

  // What another tab saved is taken over as long as nothing was typed here.
  if (saved !== seen) {
    setSeen(saved)
    if (!isTouched) setDraft(saved)
  }

  function change(edit: Partial<Value>) {
    if (unsaved.current === undefined && !isTouched) latest.current = draft
    latest.current = { ...latest.current, ...edit }
    setIsTouched(true)
    setDraft(latest.current)
    if (maySave?.(latest.current) ?? true) sendRested(latest.current)
  }

  return { draft, change, ...sending }
}

/** Sends the newest value once the typing rests, and at once when somebody leaves. */
function useSending<Value>({ save, onLost }: Pick<Autosave<Value>, 'save' | 'onLost'>) {
  const [state, setState] = useState<AutosaveState>('idle')
  const [failure, setFailure] = useState<unknown>()
  const unsaved = useRef<Value>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  function takeUnsaved() {
    clearTimeout(timer.current)
    timer.current = undefined
    const value = unsaved.current
    unsaved.current = undefined
    return value
  }

  async function send(isLeaving: boolean) {
    const value = takeUnsaved()
    if (value === undefined) return
    setState('saving')
    try {
      await latestSave.current(value, { isLeaving })
      if (unsaved.current === undefined) setState('saved')
    } catch (failure) {
      unsaved.current ??= value
      if (timer.current !== undefined) return
      setFailure(failure)
      setState('failed')
    }
  }

  function sendRested(value: Value) {
    unsaved.current = value
    setState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(false), restMs)
  }

  useLeaving(
    () => void send(true),
    () => {
      const value = takeUnsaved()
      if (value !== undefined) save(value, { isLeaving: true }).catch(onLost)
    },
  )
  return { unsaved, sendRested, state, failure, retry: () => void send(false) }
}

/** Tells when the page goes out of sight, and when the form itself goes. */
function useLeaving(onHide: () => void, onUnmount: () => void) {
  const hide = useEffectEvent(onHide)
  const unmount = useEffectEvent(onUnmount)
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') hide()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      unmount()
    }
  }, [])
}

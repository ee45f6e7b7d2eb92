export interface ToastContent {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void }
}
export interface ShownToast extends ToastContent {
  id: number
  isOpen: boolean
}

/** How long a dismissed toast is kept; the next one replaces it sooner. */
const forgetAfterMs = 1_000_000

let current: ShownToast | undefined
let count = 0
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says something to the person in front of the screen. Only one toast is visible: a new one takes the place. */
export function toast(content: ToastContent): { dismiss: () => void } {
  clearTimeout(forgetting)
  count += 1
  const id = count
  current = { variant: 'default', ...content, id, isOpen: true }
  tell()
  return { dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number) {
  if (current?.id !== id || !current.isOpen) return
  current = { ...current, isOpen: false }
  forgetting = setTimeout(() => {
    current = undefined
    tell()
  }, forgetAfterMs)
  tell()
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readToast() {
  return current
}

function tell() {
  for (const listener of listeners) listener()
}

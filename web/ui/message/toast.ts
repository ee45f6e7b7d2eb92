import { makeStore } from '../../lib/store.ts'

export interface ToastContent {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void }
  /** Where to look at what became of it. */
  link?: { label: string; href: string }
}
export interface ShownToast extends ToastContent {
  id: number
  isOpen: boolean
  /** When it was shown. */
  at: number
}

/** How long a dismissed toast is kept; the next one replaces it sooner. */
const forgetAfterMs = 1_000_000

/** The toast that is shown or was last. */
export const toastStore = makeStore<ShownToast | undefined>(undefined)
let count = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Says something to the person in front of the screen. Only one toast is visible: a new one takes the place. */
export function toast(content: ToastContent): { dismiss: () => void } {
  clearTimeout(forgetting)
  count += 1
  const id = count
  toastStore.write({ variant: 'default', ...content, id, isOpen: true, at: Date.now() })
  return { dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number) {
  const current = readToast()
  if (current?.id !== id || !current.isOpen) return
  forgetting = setTimeout(() => toastStore.write(undefined), forgetAfterMs)
  toastStore.write({ ...current, isOpen: false })
}

/**
 * An error ends with its step: when that succeeds, or its page is left. `since`: when the work began that succeeded; an
 * error that came after that is about something else.
 */
export function endErrors(since = Date.now()) {
  const current = readToast()
  if (current?.variant === 'destructive' && current.at <= since) dismissToast(current.id)
}

/** What was said here this long ago, at the latest, is about the page that is being left. */
const lateMs = 2500

/** A page is left: its errors end, and so does what it said a while ago. What leads on, such as Undo, stays. */
export function endWithPage() {
  endErrors()
  const current = readToast()
  if (current && !current.action && current.at <= Date.now() - lateMs) dismissToast(current.id)
}

export function readToast(): ShownToast | undefined {
  return toastStore.read()
}

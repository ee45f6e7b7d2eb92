import { makeStore } from '../lib/store.ts'

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

/** The toast that is shown or was last. */
export const toastStore = makeStore<ShownToast | undefined>(undefined)
let count = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Says something to the person in front of the screen. Only one toast is visible: a new one takes the place. */
export function toast(content: ToastContent): { dismiss: () => void } {
  clearTimeout(forgetting)
  count += 1
  const id = count
  toastStore.write({ variant: 'default', ...content, id, isOpen: true })
  return { dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number) {
  const current = readToast()
  if (current?.id !== id || !current.isOpen) return
  forgetting = setTimeout(() => toastStore.write(undefined), forgetAfterMs)
  toastStore.write({ ...current, isOpen: false })
}

export function readToast(): ShownToast | undefined {
  return toastStore.read()
}

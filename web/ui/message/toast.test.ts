import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endErrors, endWithPage, readToast, toast, toastStore } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('only one toast is there at a time: the newest (SHELL-40)', () => {
  toast({ title: 'First' })
  toast({ title: 'Second', variant: 'destructive' })
  expect(readToast()).toMatchObject({ title: 'Second', variant: 'destructive', isOpen: true })
})

test('a dismissed toast is kept for 1,000,000 ms and then removed (SHELL-41)', () => {
  const shown = toast({ title: 'Done' })
  shown.dismiss()
  vi.advanceTimersByTime(999_999)
  expect(readToast()).toMatchObject({ title: 'Done', isOpen: false })
  vi.advanceTimersByTime(1)
  expect(readToast()).toBeUndefined()
})

test('dismissing an old toast leaves the new one alone', () => {
  const old = toast({ title: 'Old' })
  toast({ title: 'New' })
  old.dismiss()
  expect(readToast()).toMatchObject({ title: 'New', isOpen: true })
})

test('a new toast is not removed by the timer of the one before', () => {
  toast({ title: 'Old' }).dismiss()
  toast({ title: 'New' })
  vi.advanceTimersByTime(2_000_000)
  expect(readToast()).toMatchObject({ title: 'New', isOpen: true })
})

test('an error ends with what succeeds after it, and nothing else does', () => {
  const began = Date.now()
  vi.advanceTimersByTime(10)
  toast({ title: 'Not saved', variant: 'destructive' })
  // What began before the error is about something else.
  endErrors(began)
  expect(readToast()?.isOpen).toBe(true)
  endErrors()
  expect(readToast()?.isOpen).toBe(false)
  toast({ title: 'Saved' })
  endErrors()
  expect(readToast()?.isOpen).toBe(true)
})

test('whoever listens hears of every change until they leave', () => {
  const listener = vi.fn<() => void>()
  const leave = toastStore.subscribe(listener)
  const shown = toast({ title: 'Hello' })
  shown.dismiss()
  leave()
  toast({ title: 'Unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what was said a while ago ends when its page is left; what leads on, and what was said on the way, stays', () => {
  toast({ title: 'Status Updated' })
  endWithPage()
  expect(readToast()?.isOpen, 'said on the way here').toBe(true)
  vi.advanceTimersByTime(2500)
  endWithPage()
  expect(readToast()?.isOpen).toBe(false)
  toast({ title: 'Deleted', action: { label: 'Undo', onAct: () => undefined } })
  vi.advanceTimersByTime(2500)
  endWithPage()
  expect(readToast()?.isOpen).toBe(true)
})

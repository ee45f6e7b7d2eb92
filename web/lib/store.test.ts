import { expect, test, vi } from 'vitest'
import { makeStore } from './store.ts'

test('whoever subscribed hears of every change, and of nothing after they left', () => {
  const store = makeStore('first')
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.write('second')
  store.write('second')
  expect(listener).toHaveBeenCalledOnce()
  leave()
  store.write('third')
  expect(listener).toHaveBeenCalledOnce()
  expect(store.read()).toBe('third')
})

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DelayedSearch } from './delayed-search.tsx'

const onSearch = vi.fn<(search: string) => void>()
let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  onSearch.mockReset()
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(search: string) {
  act(() =>
    root.render(<DelayedSearch label="Search" placeholder="Search" search={search} onSearch={onSearch} />),
  )
}
const box = () => place.querySelector('input')!
function type(text: string) {
  act(() => {
    // Past React, which would take its own word for it that nothing changed.
    Reflect.set(HTMLInputElement.prototype, 'value', text, box())
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1000)
  })

test('what is typed is searched for once, when typing rests', () => {
  show('')
  type('ry')
  type('rye ')
  expect(onSearch).not.toHaveBeenCalled()
  rest()
  expect(onSearch.mock.calls).toEqual([['rye']])
})

test('clearing the filters while something is typed stays cleared', () => {
  show('rye')
  type('rye bread')
  show('')
  rest()
  expect(onSearch).not.toHaveBeenCalled()
  expect(box().value).toBe('')
})

test('a word typed while the search before it arrives is searched for as well', () => {
  show('')
  type('rye')
  rest()
  show('rye')
  type('rye bread')
  rest()
  expect(onSearch.mock.calls).toEqual([['rye'], ['rye bread']])
})

test('a page that was left is not searched any more', () => {
  show('')
  type('rye')
  act(() => root.render(null))
  rest()
  expect(onSearch).not.toHaveBeenCalled()
})

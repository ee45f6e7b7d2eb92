import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEmbedAnswer, controlOf, drawn, press, textsOf } from '../test/samples.ts'

const carousel = (count = 6, more: Record<string, string> = {}) =>
  drawn(anEmbedAnswer(count), { layout: 'carousel', ...more })

/** The place of the dot that is lit. */
const current = (box: HTMLElement) =>
  box.querySelector('.dots [aria-current=true]')?.getAttribute('aria-label')
/** What it shows once this time has passed. */
const after = (ms: number, box: HTMLElement) => {
  vi.advanceTimersByTime(ms)
  return current(box)
}
const spoken = (box: HTMLElement) => textsOf(box, '[aria-live]')[0]

function type(box: HTMLElement, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  controlOf(box, 'Next testimonial').dispatchEvent(event)
  return event
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the carousel goes round by arrows, dots and keys, and tells a screen reader where it is', () => {
  const box = carousel()
  const stage = box.querySelector('[role=group]')
  expect(stage?.getAttribute('aria-label')).toBe('Customer testimonials')
  expect(stage?.getAttribute('aria-roledescription')).toBe('carousel')
  expect(current(box)).toBe('Testimonial 1 of 6')
  expect(spoken(box)).toBe('')
  press(box, 'Previous testimonial')
  expect(spoken(box)).toBe('Testimonial 6 of 6')
  type(box, 'ArrowRight')
  expect(spoken(box)).toBe('Testimonial 1 of 6')
  type(box, 'ArrowLeft')
  type(box, 'ArrowLeft')
  expect(spoken(box)).toBe('Testimonial 5 of 6')
  press(box, 'Testimonial 2 of 6')
  expect(current(box)).toBe('Testimonial 2 of 6')
  expect(box.querySelector('ul')?.style.getPropertyValue('--at')).toBe('1')
})

test('only the testimonial in view can be reached', () => {
  const box = carousel()
  press(box, 'Testimonial 2 of 6')
  const inert = [...box.querySelectorAll('ul > li')].map((slide) => slide.hasAttribute('inert'))
  expect(inert).toEqual([true, false, true, true, true, true])
})

test('an arrow with another key is the browser’s, such as its way back', () => {
  const box = carousel()
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(type(box, 'ArrowLeft', more).defaultPrevented).toBe(false)
  }
  expect(current(box)).toBe('Testimonial 1 of 6')
  expect(type(box, 'ArrowLeft').defaultPrevented).toBe(true)
})

test('one testimonial needs no arrows', () => {
  const box = carousel(6, { max: '1' })
  expect(textsOf(box, '.foot span').at(-1)).toBe('1 of 6 shown')
  expect(box.querySelectorAll('.nav, .dots')).toHaveLength(0)
})

test('autoplay goes on in its interval, silently, until somebody presses pause', () => {
  const box = carousel(6, { autoslide: 'true', slideinterval: '2' })
  expect(after(2000, box)).toBe('Testimonial 2 of 6')
  expect(spoken(box)).toBe('')
  press(box, 'Pause autoplay')
  expect(after(6000, box)).toBe('Testimonial 2 of 6')
  press(box, 'Start autoplay')
  expect(after(2000, box)).toBe('Testimonial 3 of 6')
})

test('autoplay rests while the visitor looks at another tab', () => {
  const box = carousel(6, { autoslide: 'true', slideinterval: '2' })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(after(4000, box)).toBe('Testimonial 1 of 6')
  hidden.mockRestore()
  expect(after(2000, box)).toBe('Testimonial 2 of 6')
})

test('autoplay waits for a press where less motion is asked for', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  const box = carousel(6, { autoslide: 'true', slideinterval: '2' })
  expect(after(6000, box)).toBe('Testimonial 1 of 6')
  press(box, 'Start autoplay')
  expect(after(2000, box)).toBe('Testimonial 2 of 6')
})

test('a widget that was taken off the page stops its clock', () => {
  const box = carousel(6, { autoslide: 'true', slideinterval: '2' })
  box.remove()
  vi.advanceTimersByTime(2000)
  expect(vi.getTimerCount()).toBe(0)
})

test('on a touchscreen, a swipe turns one testimonial on or back, and a tap none', () => {
  const box = carousel()
  const swipe = (from: number, to: number) => {
    const view = box.querySelector('.view')!
    const touch = (type: string, clientX: number) =>
      view.dispatchEvent(Object.assign(new Event(type), { changedTouches: [{ clientX }] }))
    touch('touchstart', from)
    touch('touchend', to)
  }
  swipe(200, 100)
  expect(current(box)).toBe('Testimonial 2 of 6')
  swipe(100, 130)
  expect(current(box)).toBe('Testimonial 2 of 6')
  swipe(100, 200)
  expect(current(box)).toBe('Testimonial 1 of 6')
})

import css from './carousel.css?inline'
import { pixels } from '#shared/widget/measures.ts'
import { buildElement, each, iconButton, markRightToLeft } from '../dom.ts'
import { watchCut } from './grid.ts'
import type { Drawn, Family } from '../render.ts'

const mostDots = 8

/** As many cards as fit, the others inert until their turn. */
export const carousel: Family = {
  css,
  draw(into, drawn) {
    watchCut(drawn, stage(into, drawn))
  },
}

/**
 * Ready before it is in the document: its width is that of its place, and the page is laid out once. Returns what to do where
 * that changes.
 */
function stage(into: HTMLElement, drawn: Drawn): (() => void) | void {
  const { list, options, copy } = drawn
  const slides = list.children
  const count = slides.length
  const named = { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': copy.group }
  const box = buildElement(['div', 'in', named, ['div', 'view']])
  const view = box.firstChild as HTMLElement
  view.append(list)
  if (count < 2) return into.prepend(box)

  let at = 0
  let fitting = 0
  const place = (index: number): string => copy.place.replace('{n}', `${index + 1}`)
  /** So many places there are to stand at. */
  const stops = (): number => count - fitting + 1
  function move(to: number): void {
    at = (to + stops()) % stops()
    list.style.setProperty('--at', `${at}`)
    each(slides, (slide, index) => slide.toggleAttribute('inert', index < at || index >= at + fitting))
    each(dots.children, (dot, index) => dot.setAttribute('aria-current', `${index === at}`))
    if (stops() > mostDots) dots.textContent = `${at + 1} / ${count}`
  }
  function go(to: number): void {
    move(to)
    live.textContent = place(at)
  }
  const turn = (step: number): void => go(at + step)
  const { nav, dots, live } = controlsOf(drawn, turn)
  box.append(nav, live)
  /** As many cards as fit into this width. */
  function fit(): void {
    const fits = Math.floor((into.clientWidth + pixels.gap) / (pixels.slideWidth + pixels.gap))
    const next = Math.max(1, Math.min(fits, options.columns, count))
    if (next === fitting) return
    fitting = next
    list.style.setProperty('--fit', `${fitting}`)
    dots.textContent = ''
    if (stops() <= mostDots)
      for (let index = 0; index < stops(); index++)
        dots.append(iconButton(place(index), go.bind(null, index)))
    nav.hidden = stops() < 2
    move(Math.min(at, stops() - 1))
  }
  fit()
  listenForKeysAndSwipes(box, view, markRightToLeft(into), turn)
  if (drawn.play) nav.append(drawn.play.start(box, drawn, () => move(at + 1)))
  into.prepend(box)
  return fit
}

/** Arrows, dots, and where a screen reader is told of each turn. */
function controlsOf({ copy }: Drawn, turn: (step: number) => void) {
  const live = buildElement(['div', 'sr', { 'aria-live': 'polite' }])
  const nav = buildElement(['div', 'nav', ['div', 'dots']])
  const dots = nav.firstChild as HTMLElement
  dots.before(iconButton(copy.previous, () => turn(-1)))
  dots.after(iconButton(copy.next, () => turn(1)))
  return { nav, dots, live }
}

/** Arrow keys and swipes, in the direction of the page. */
function listenForKeysAndSwipes(
  box: HTMLElement,
  view: HTMLElement,
  fromRight: boolean,
  turn: (step: number) => void,
): void {
  const sign = fromRight ? -1 : 1
  box.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // With another key it is the browser's, such as Alt and the left arrow for the page before.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    turn(step * sign)
  })
  // A page's first touch listener costs its main thread 0.2 ms, so only touchscreens get one.
  if (!('ontouchstart' in view)) return
  let from = 0
  view.addEventListener('touchstart', ({ changedTouches }) => (from = changedTouches[0]!.clientX), {
    passive: true,
  })
  view.addEventListener('touchend', ({ changedTouches }) => {
    const way = changedTouches[0]!.clientX - from
    if (Math.abs(way) > 40) turn(way < 0 ? sign : -sign)
  })
}

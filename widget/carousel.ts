import css from './carousel.css?inline'
import { button, drawing, each, make, named } from './dom.ts'
import { listOf, watchCut } from './grid.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import type { Drawn, Family } from './render.ts'
import { say } from './words.ts'

const gapPx = 20
const narrowestCardPx = 290
const mostDots = 8
const toTheLeft = 'M12 5l-5 5 5 5'
const toTheRight = 'M8 5l5 5-5 5'

/** As many cards as fit, the others inert until their turn. */
export const carousel: Family = {
  layouts: ['carousel'],
  css,
  draw(into, drawn) {
    const list = listOf(drawn)
    stage(into, list, drawn)
    watchCut(list, drawn)
  },
}

/** In the document from the first moment: how many cards fit is measured before the height is. */
function stage(into: HTMLElement, list: HTMLElement, drawn: Drawn): void {
  const { options, words } = drawn
  const isFromRight = getComputedStyle(into).direction === 'rtl'
  const slides = list.children
  const count = slides.length
  const view = make('div', 'view')
  view.append(list)
  const box = make('div', 'stage')
  box.append(view)
  into.append(box)
  if (count < 2) return

  named(box, words.group)
  box.setAttribute('role', 'group')
  box.setAttribute('aria-roledescription', 'carousel')
  const { nav, dots, live } = controlsOf(words, isFromRight, (step) => go(at + step))
  box.append(nav, live)

  let at = 0
  let fitting = 0
  const place = (index: number): string => say(words.place, index + 1, count)
  /** So many places there are to stand at. */
  const stops = (): number => count - fitting + 1
  function move(to: number): void {
    at = (to + stops()) % stops()
    const share = `(100% + ${gapPx}px) / ${fitting}`
    list.style.transform = `translateX(calc(${share} * ${isFromRight ? at : -at}))`
    each(slides, (slide, index) => slide.toggleAttribute('inert', index < at || index >= at + fitting))
    each(dots.children, (dot, index) => dot.setAttribute('aria-current', `${index === at}`))
    if (stops() > mostDots) dots.textContent = `${at + 1} / ${count}`
  }
  function go(to: number): void {
    move(to)
    live.textContent = place(at)
  }
  /** As many cards as fit into this width. */
  function fit(): void {
    const fits = Math.floor((view.clientWidth + gapPx) / (narrowestCardPx + gapPx))
    const next = Math.max(1, Math.min(fits, options.columns, count))
    if (next === fitting) return
    fitting = next
    list.style.setProperty('--fit', `${fitting}`)
    dots.replaceChildren()
    for (let index = 0; index < stops() && stops() <= mostDots; index++) {
      dots.append(
        named(
          button('', '', () => go(index)),
          place(index),
        ),
      )
    }
    nav.hidden = stops() < 2
    move(Math.min(at, stops() - 1))
  }
  fit()
  new ResizeObserver(fit).observe(view)
  listen(box, view, isFromRight, (step) => go(at + step))
  if (options.autoSlide && drawn.play) nav.append(drawn.play(box, drawn, () => move(at + 1)))
}

/** Arrows, dots, and where a screen reader is told of each turn. */
function controlsOf(words: WidgetWords, isFromRight: boolean, turn: (step: number) => void) {
  const live = make('div', 'sr')
  live.setAttribute('aria-live', 'polite')
  const nav = make('div', 'nav')
  const dots = make('div', 'dots')
  nav.append(
    icon(words.previous, isFromRight ? toTheRight : toTheLeft, () => turn(-1)),
    dots,
    icon(words.next, isFromRight ? toTheLeft : toTheRight, () => turn(1)),
  )
  return { nav, dots, live }
}

/** Arrow keys and swipes, in the direction of the page. */
function listen(
  box: HTMLElement,
  view: HTMLElement,
  isFromRight: boolean,
  turn: (step: number) => void,
): void {
  const sign = isFromRight ? -1 : 1
  box.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // With another key it is the browser's, such as Alt and the left arrow for the page before.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    turn(step * sign)
  })
  let from = 0
  view.addEventListener('touchstart', ({ changedTouches }) => (from = changedTouches[0]!.clientX), {
    passive: true,
  })
  view.addEventListener('touchend', ({ changedTouches }) => {
    const way = changedTouches[0]!.clientX - from
    if (Math.abs(way) > 40) turn(way < 0 ? sign : -sign)
  })
}

export function icon(name: string, path: string, press: () => void): HTMLButtonElement {
  const element = named(button('', '', press), name)
  element.append(drawing(20, path))
  return element
}

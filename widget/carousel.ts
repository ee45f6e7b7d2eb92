import { fillNumbers } from '#contract/fill-numbers.ts'
import css from './carousel.css?inline'
import { buildElement, button, each, make, withAriaLabel } from './dom.ts'
import { watchCut } from './grid.ts'
import type { Drawn, Family } from './render.ts'

const gapPx = 20
const narrowestCardPx = 290
const mostDots = 8

/** As many cards as fit, the others inert until their turn. */
export const carousel: Family = {
  layouts: ['carousel'],
  css,
  draw(into, drawn) {
    stage(into, drawn)
    watchCut(drawn)
  },
}

/** In the document from the first moment: how many cards fit is measured before the height is. */
function stage(into: HTMLElement, drawn: Drawn): void {
  const { list, options, copy } = drawn
  const slides = list.children
  const count = slides.length
  const box = buildElement([
    'div',
    'in',
    { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': copy.group },
  ])
  const view = make('div', 'view')
  view.append(list)
  box.append(view)
  into.prepend(box)
  if (count < 2) return

  let at = 0
  let fitting = 0
  const place = (index: number): string => fillNumbers(copy.place, index + 1, count)
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
    const fits = Math.floor((view.clientWidth + gapPx) / (narrowestCardPx + gapPx))
    const next = Math.max(1, Math.min(fits, options.columns, count))
    if (next === fitting) return
    fitting = next
    list.style.setProperty('--fit', `${fitting}`)
    dots.textContent = ''
    if (stops() <= mostDots)
      for (let index = 0; index < stops(); index++)
        dots.append(withAriaLabel(button('', '', go.bind(null, index)), place(index)))
    nav.hidden = stops() < 2
    move(Math.min(at, stops() - 1))
  }
  fit()
  new ResizeObserver(fit).observe(view)
  listenForTurns(box, view, turn)
  if (drawn.play) nav.append(drawn.play(box, drawn, () => move(at + 1)))
}

/** Arrows, dots, and where a screen reader is told of each turn. */
function controlsOf({ copy }: Drawn, turn: (step: number) => void) {
  const live = buildElement(['div', 'sr', { 'aria-live': 'polite' }])
  const nav = make('div', 'nav')
  const dots = make('div', 'dots')
  nav.append(
    icon(copy.previous, 'M12 5l-5 5 5 5', () => turn(-1)),
    dots,
    icon(copy.next, 'M8 5l5 5-5 5', () => turn(1)),
  )
  return { nav, dots, live }
}

/** Arrow keys and swipes, in the direction of the page. */
function listenForTurns(box: HTMLElement, view: HTMLElement, turn: (step: number) => void): void {
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1
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

/** A button with a shape, which its name explains. */
export function icon(name: string, path: string, press: () => void): HTMLButtonElement {
  const element = withAriaLabel(button('', '', press), name)
  const size = { width: '20', height: '20', 'aria-hidden': 'true' }
  element.append(buildElement(['svg', '', size, ['path', '', { d: path }]]))
  return element
}

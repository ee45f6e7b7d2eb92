import { button, drawing, each, make, named } from './dom.ts'
import type { Options } from './options.ts'

/** Turns a list of cards into a carousel: one card in view, the others inert until their turn. */
export function carousel(list: HTMLElement, options: Options): HTMLElement {
  const slides = list.children
  const count = slides.length
  const box = make('div', 'stage')
  const view = make('div', 'view')
  view.append(list)
  box.append(view)
  if (count < 2) return box

  named(box, 'Customer testimonials')
  box.setAttribute('role', 'group')
  box.setAttribute('aria-roledescription', 'carousel')
  const live = make('div', 'sr')
  live.setAttribute('aria-live', 'polite')
  const nav = make('div', 'nav')
  const dots = make('div', 'dots')
  each(slides, (_, index) => {
    dots.append(
      named(
        button('', '', () => go(index)),
        place(index),
      ),
    )
  })
  nav.append(
    icon('Previous testimonial', 'M12 5l-5 5 5 5', () => go(at - 1)),
    dots,
    icon('Next testimonial', 'M8 5l5 5-5 5', () => go(at + 1)),
  )
  box.append(nav, live)

  let at = 0
  function place(index: number): string {
    return `Testimonial ${index + 1} of ${count}`
  }
  function move(to: number): void {
    at = (to + count) % count
    list.style.transform = `translateX(${at * -100}%)`
    each(slides, (slide, index) => {
      slide.toggleAttribute('inert', index !== at)
      dots.children[index]?.setAttribute('aria-current', `${index === at}`)
    })
  }
  function go(to: number): void {
    move(to)
    live.textContent = place(at)
  }
  move(0)

  box.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // With another key it is the browser's, such as Alt and the left arrow for the page before.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(at + step)
  })
  let from = 0
  view.addEventListener('touchstart', (event) => (from = event.changedTouches[0]?.clientX ?? 0), {
    passive: true,
  })
  view.addEventListener('touchend', (event) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - from
    if (Math.abs(way) > 40) go(at + (way < 0 ? 1 : -1))
  })
  if (options.autoSlide) nav.append(slideAlone(box, options.slideIntervalSeconds, () => move(at + 1)))
  return box
}

/**
 * Advances by itself, silently for screen readers, and rests while somebody points at it, has the focus in it,
 * looks at another tab, asked for less motion or pressed pause. Returns the pause button.
 */
function slideAlone(box: HTMLElement, seconds: number, advance: () => void): HTMLButtonElement {
  let isPaused = !matchMedia('(prefers-reduced-motion:reduce)').matches
  const toggle = icon('', '', press)
  function press(): void {
    isPaused = !isPaused
    named(toggle, isPaused ? 'Start autoplay' : 'Pause autoplay')
    toggle.replaceChildren(drawing(20, isPaused ? 'M7 5l8 5-8 5z' : 'M8 5v10M13 5v10'))
  }
  press()
  const timer = setInterval(() => {
    if (!box.isConnected) clearInterval(timer)
    else if (!isPaused && !document.hidden && !box.matches(':hover,:focus-within')) advance()
  }, seconds * 1000)
  return toggle
}

function icon(name: string, path: string, press: () => void): HTMLButtonElement {
  const element = named(button('', '', press), name)
  element.append(drawing(20, path))
  return element
}

import { offerMore } from './card.ts'
import { button, make } from './dom.ts'
import type { Options } from './options.ts'
import css from './styles.css?inline'

/** The widget's own room on a foreign page: a shadow root with a box that holds its height. */
export interface Frame {
  box: HTMLElement
  inner: HTMLElement
}

/** Opens the shadow root, or empties the one left by an earlier run on the same element. */
export function openFrame(host: Element, options: Options): Frame {
  const prefersDark = matchMedia('(prefers-color-scheme:dark)').matches
  const isDark = options.theme === 'dark' || (prefersDark && options.theme === 'auto')
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const box = make('div', isDark ? 'p dark' : 'p')
  const inner = make('div', 'in')
  box.dir = 'ltr'
  box.lang = 'en'
  box.append(inner)
  root.replaceChildren(box)
  dress(root, css)
  return { box, inner }
}

/** A constructed sheet passes a page's `style-src`; the element is for browsers that have none. */
export function dress(root: Document | ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
  } catch {
    ;(root.querySelector('head') ?? root).append(make('style', '', css))
  }
}

/** The height to hold until the testimonials come: what a full set of average ones will need. */
export function expectedHeight(options: Options, width: number): number {
  if (options.layout === 'carousel') return width < 580 ? 540 : 500
  const columns = options.layout === 'list' || width < 580 ? 1 : width < 880 ? 2 : 3
  return Math.ceil(options.max / columns) * 310 + 50
}

/** Keeps a box at least this high. */
export function hold(box: HTMLElement, height: number): void {
  box.style.minHeight = `${height}px`
}

/**
 * Lets go of the held height without moving anything in view. When the box reaches below the viewport, what
 * follows is out of sight: the box may grow, and shrink as far as the viewport's end. Otherwise the height
 * stays: cards show fewer lines, and what still does not fit is a press away.
 */
export function release({ box, inner }: Frame, held: number): void {
  const rest = Math.ceil(innerHeight - box.getBoundingClientRect().top)
  if (held >= rest) return hold(box, Math.max(0, rest))
  const list = inner.querySelector('ul')
  if (list) fit(list, inner.querySelector<HTMLElement>('.view') ?? list, () => box.offsetHeight - held)
}

function fit(list: HTMLElement, view: HTMLElement, excess: () => number): void {
  for (let lines = 6; excess() > 0 && lines > 2; lines--) {
    list.style.setProperty('--n', `${lines}`)
    offerMore(list)
  }
  if (excess() < 1) return
  const all = button('all', 'Show all', open)
  function open(): void {
    all.remove()
    view.style.maxHeight = ''
    list.style.setProperty('--n', '')
    view.classList.remove('cut')
  }
  view.style.maxHeight = `${view.offsetHeight - excess()}px`
  view.classList.add('cut')
  view.after(all)
  view.addEventListener('focusin', open)
}

import type { WidgetOptions } from '#contract/widget-options.ts'
import { each } from './dom.ts'
import type { Frame } from './frame.ts'

/** The height to hold until the testimonials come: what a full set of average ones will need. */
export function expectedHeight({ layout, max, columns }: WidgetOptions, width: number): number {
  if (layout === 'carousel') return width < 620 ? 400 : 340
  const fitting = layout === 'list' || layout === 'card' || width < 580 ? 1 : width < 880 ? 2 : 3
  return Math.ceil(max / Math.min(fitting, columns)) * 310 + 50
}

/** Keeps a box at least this high. */
export function hold({ box }: Frame, height: number): void {
  box.style.minHeight = height ? `${height}px` : ''
}

/** Remembers where everything in view stands that follows an element; answers whether any of it has moved since. */
export function watchFollowing(host: Element): () => boolean {
  const followers: { element: Element; at: number }[] = []
  for (let near: Element | null = host; near; near = near.parentElement) {
    for (let element = near.nextElementSibling; element; element = element.nextElementSibling) {
      const { top, bottom, height } = element.getBoundingClientRect()
      if (height && bottom > 0 && top < innerHeight) followers.push({ element, at: top })
    }
  }
  return () => {
    let hasMoved = false
    each(followers, ({ element, at }) => {
      if (Math.abs(element.getBoundingClientRect().top - at) > 1) hasMoved = true
    })
    return hasMoved
  }
}

/**
 * Lets the testimonials take the height they need, unless that moves something in view. Then they keep to the height the
 * page has given them (without one, to none) until they can have their own unnoticed. `shorten` makes a list fit and
 * answers what undoes it; without it, the rest is scrolled to.
 */
export function settle(
  frame: Frame,
  heldPx: number,
  hasMoved: () => boolean,
  shorten?: (list: HTMLElement) => () => void,
): void {
  const { host, box, inner } = frame
  hold(frame, 0)
  if (!hasMoved()) return
  const { style } = box
  const list = inner.querySelector('ul')
  hold(frame, heldPx)
  const lengthen = heldPx && list && !list.closest('.view') ? shorten?.(list) : undefined
  if (!lengthen) style.cssText = `height:${heldPx}px;overflow:auto`
  box.hidden = !heldPx
  if (!heldPx) console.info('Plaudit: give the container a min-height.')
  whenUnnoticed(host, () => {
    style.cssText = ''
    box.hidden = false
    lengthen?.()
  })
}

/** When it is out of sight, in a hidden tab or, where nothing can be scrolled, answers to a press. */
function whenUnnoticed(host: Element, open: () => void): void {
  const events = ['scroll', 'click', 'keydown', 'visibilitychange']
  function look({ type }: Event): void {
    const { top, bottom } = host.getBoundingClientRect()
    const isPress = type === 'click' || type === 'keydown'
    const isAbove = bottom <= 0 && CSS.supports('overflow-anchor', 'auto')
    const isFree = isPress
      ? document.documentElement.scrollHeight <= innerHeight
      : document.hidden || top >= innerHeight || isAbove
    if (host.isConnected && !isFree) return
    each(events, (event) => document.removeEventListener(event, look, true))
    open()
  }
  each(events, (event) => document.addEventListener(event, look, true))
}

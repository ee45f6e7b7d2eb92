import type { Strings } from '#shared/widget/widget-options.ts'
import { listenUntil } from './dom.ts'
import type { Frame } from './frame.ts'

/** Whether this build is for the loader, where lists are shortened. */
declare const plauditHasPlace: boolean
/** Whether this build leaves out what few pages need. */
declare const plauditIsLean: boolean

/** When the visitor last pressed something. */
let pressedAt = -500

/** From here on: what was pressed before the script came is not known. */
export function watchPresses(): void {
  if (!plauditIsLean) listenUntil(['click', 'keydown'], ({ timeStamp }) => void (pressedAt = timeStamp))
}

/** What is not as high as its testimonials are many. */
const lowPx: Record<string, number> = { badge: 40, avatars: 100, spotlight: 320, marquee: 340, carousel: 340 }

/** The height to hold until the testimonials come: what a full set of average ones will need. */
export function expectedHeight({ layout = '', max, columns }: Strings, width: number): number {
  const low = Number(lowPx[layout])
  if (low) return layout === 'carousel' && width < 620 ? 400 : low
  const fitting = layout === 'list' || layout === 'card' || width < 580 ? 1 : width < 880 ? 2 : 3
  const count = Math.min(Number(max) || 6, 100)
  return Math.ceil(count / Math.min(fitting, Number(columns) || 3)) * 310 + 50
}

/** The tops of everything that follows an element, in pixels down the viewport; Infinity for what is above it or has no height. */
export function topsBelow(host: Element): number[] {
  const tops: number[] = []
  for (let near: Element | null = host; near; near = near.parentElement) {
    for (let next = near.nextElementSibling; next; next = next.nextElementSibling) {
      const { top, bottom, height } = next.getBoundingClientRect()
      tops.push(height && bottom > 0 ? top : Infinity)
    }
  }
  return tops
}

/** Whether something that follows an element has moved within, out of or into the viewport since its tops were read. */
export function hasMoved(host: Element, tops: readonly number[]): boolean {
  return topsBelow(host).some((now, index) => {
    const top = tops[index]!
    return Math.abs(now - top) > 1 && Math.min(now, top) < innerHeight
  })
}

/**
 * Lets the testimonials take the height they need, unless that moves something in view. Then they keep to the height the
 * page has given them, or without one, to that of the first card, until they can have their own unnoticed. `shorten` makes a
 * list fit and returns what undoes it; where it does not, the rest is scrolled to.
 */
export function settle({ host, box }: Frame, keptPx: number, shorten?: () => (() => void) | undefined): void {
  const grownPx = Math.abs(host.clientHeight - keptPx)
  const tops = grownPx > 1 ? topsBelow(host) : []
  // Usually the height is right, or nothing is near enough to move, and the page is not laid out again.
  if (!tops.some((top) => top < innerHeight + grownPx)) return
  let heightPx = keptPx
  const firstPx = bottomOf(box.querySelector('.card') ?? box) - bottomOf(host) + grownPx
  const keepHeight = (isKept: boolean): void => {
    box.style.cssText = isKept ? `height:${heightPx}px;overflow:auto` : ''
  }
  keepHeight(true)
  // What moves right after a press, visitors expect to move.
  const isExpected = !plauditIsLean && !keptPx && performance.now() - pressedAt < 500
  if (isExpected || !hasMoved(host, tops)) return keepHeight(false)
  let lengthen: (() => void) | undefined
  if (!keptPx) {
    heightPx = firstPx
    keepHeight(true)
    console.info(`Plaudit: give the container a min-height of ${grownPx}px.`)
  } else if (plauditHasPlace) {
    keepHeight(false)
    lengthen = shorten?.()
    if (!lengthen) keepHeight(true)
  }
  whenUnnoticed(host, () => {
    keepHeight(false)
    if (lengthen) lengthen()
  })
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom
}

/** When it is out of sight, in a hidden tab or, where nothing can be scrolled, answers to a press. */
function whenUnnoticed(host: Element, open: () => void): void {
  listenUntil(['scroll', 'click', 'keydown', 'visibilitychange'], ({ type }) => {
    const { top, bottom } = host.getBoundingClientRect()
    const isPress = /k/.test(type)
    const isAbove = bottom <= 0 && CSS.supports('overflow-anchor:auto')
    const isFree = isPress
      ? document.documentElement.scrollHeight <= innerHeight
      : document.hidden || top >= innerHeight || isAbove
    const isDone = isFree || !host.isConnected
    if (isDone) open()
    return isDone
  })
}

import type { WidgetAttributes, WidgetElement, WidgetNode } from '#shared/widget/widget-element.ts'

/**
 * Makes what the server describes. Text stays text, and no style is an attribute: a strict page would refuse it. With
 * parts, a page's own styles reach each piece by its class, but for what every visitor must be able to read.
 */
export function buildElement(node: WidgetElement, hasParts = false): HTMLElement {
  const element = document.createElement(node[0])
  element.className = node[1]
  const isReached = hasParts && node[1] !== 'label'
  if (isReached) element.part = node[1]
  for (let index = 2; index < node.length; index++) {
    const part = node[index]!
    if (typeof part === 'string') element.append(part)
    // A type that holds itself is not narrowed by `isArray`.
    else if (Array.isArray(part)) element.append(buildElement(part as unknown as WidgetElement, isReached))
    else
      each(Object.keys(part), (name) => {
        const value = (part as Record<string, string>)[name]!
        if (name.startsWith('--')) element.style.setProperty(name, value)
        else element.setAttribute(name, value)
      })
  }
  return element
}

/** Makes a button that calls `press`. In a shadow root it belongs to no form of the page, whatever its type. */
export function button(
  className: string,
  inside: WidgetNode | WidgetAttributes,
  press: () => void,
): HTMLElement {
  const element = buildElement(['button', className, inside])
  element.addEventListener('click', press)
  return element
}

/** A button that shows nothing but a shape, which its class or place in the sheet draws. */
export function iconButton(name: string, press: () => void): HTMLElement {
  return button('', { 'aria-label': name }, press)
}

/** Walks by index: a page may have put its own things into `Array.prototype`, or have an old iterator there. */
export function each<T>(list: ArrayLike<T>, visit: (item: T, index: number) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index] as T, index)
}

/** Listens for events anywhere on the page until `isDone` returns true. */
export function listenUntil(events: readonly string[], isDone: (event: Event) => unknown): void {
  const hear = (event: Event): void => {
    if (isDone(event)) each(events, (name) => removeEventListener(name, hear, true))
  }
  each(events, (name) => addEventListener(name, hear, true))
}

/**
 * Calls one frame after an element was resized: resizing within the callback reports an error to the page's `onerror`.
 * What is visible is watched from the visitor's first action on, with a call for what came before: setting up an
 * observer costs the page's main thread 0.3 ms, and a page's first pointer listener 0.2.
 */
export function watchSize(element: Element, change: () => void): void {
  const watch = (): true => {
    new ResizeObserver(() => requestAnimationFrame(change)).observe(element)
    return true
  }
  if (element.clientWidth) listenUntil(['scroll', 'click', 'keydown', 'resize', 'mouseover'], watch)
  else watch()
}

/** Marks an element for its styles where the page around it reads from right to left, and returns whether it does. */
export function markRightToLeft(element: HTMLElement): boolean {
  const { direction } = getComputedStyle(element)
  if (direction === 'rtl') element.dir = direction
  return !!element.dir
}

/** Makes an element with a class and, as text only, its content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** Makes a button that calls `press`. */
export function button(className: string, text: string, press: () => void): HTMLButtonElement {
  const element = make('button', className, text)
  element.type = 'button'
  element.addEventListener('click', press)
  return element
}

/** Walks by index: a page may have put its own things into `Array.prototype`, or have an old iterator there. */
export function each<T>(list: ArrayLike<T>, visit: (item: T, index: number) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index] as T, index)
}

/** Draws one path, or a second one that is switched off. Decoration: the text beside it carries the meaning. */
export function drawing(width: number, on: string, off = ''): SVGSVGElement {
  const svg = svgElement('svg')
  svg.setAttribute('width', `${width}`)
  svg.setAttribute('height', '20')
  svg.setAttribute('aria-hidden', 'true')
  each([off, on], (d, index) => {
    const path = svgElement('path')
    path.setAttribute('d', d)
    if (!index) path.setAttribute('class', 'off')
    svg.append(path)
  })
  return svg
}

function svgElement<K extends keyof SVGElementTagNameMap>(tag: K): SVGElementTagNameMap[K] {
  return document.createElementNS('http://www.w3.org/2000/svg', tag)
}

/** Names an element for those who do not see it. */
export function named<E extends Element>(element: E, name: string): E {
  element.setAttribute('aria-label', name)
  return element
}

import base from './styles/styles.css?inline'
import type { WidgetElement } from '#shared/widget/widget-element.ts'
import { buildElement } from './dom.ts'
import { addStyles } from './add-styles.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { Family } from './render.ts'

/** The widget's own room on a foreign page: a shadow root with a box that holds its height. */
export interface Frame {
  host: Element
  box: HTMLElement
  inner: HTMLElement
}

const step: WidgetElement = ['i', '']

/** Opens the shadow root, or empties the one left by an earlier run on the same element. */
export function openFrame(host: Element, options: WidgetOptions, { css, themes, play }: Family): Frame {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const box = buildElement(['div', `p ${options.layout}-in ${options.theme}`, ['div', 'in']])
  const inner = box.firstChild as HTMLElement
  root.replaceChildren(box, buildElement(['div', 'ruler', step, step, step, step]))
  const sheets = base + css + (themes?.css ?? '') + (play?.css ?? '') + (options.look ?? '')
  addStyles(root, sheets, root)
  if (options.theme === 'auto') themes?.follow?.(host, box)
  return { host, box, inner }
}

import type { WidgetElement } from './widget-nodes.ts'

/** Five stars, so many of them lit, in one element that its style cuts to shape. `meaning` is for those who don't see it. */
export function starRow(lit: number, meaning: string): WidgetElement {
  return ['div', 'stars', { role: 'img', 'aria-label': meaning, '--r': `${lit * 20}%` }]
}

/** A single star. Decoration: the number beside it carries the meaning. */
export const oneStar: WidgetElement = ['i', 'star', { 'aria-hidden': 'true' }]

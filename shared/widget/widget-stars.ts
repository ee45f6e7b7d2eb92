import type { WidgetElement } from './widget-element.ts'

/**
 * Five stars, filled to the tenth, in one element that its style cuts to shape. `meaning` is for those who don't see it;
 * without one, the number beside them carries it.
 */
export function starRow(lit: number, meaning?: string): WidgetElement {
  const named = meaning === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': meaning }
  return ['div', 'stars', { ...named, '--r': `${Math.round(lit * 20)}%` }]
}

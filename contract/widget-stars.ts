import type { WidgetElement } from './widget-nodes.ts'

/** So many stars from the n-th place on, 20 units each. */
function path(count: number, from: number): string {
  return `M${from * 20 + 10} 2${'l2.4 5 5.4.7-4 3.8 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.8 5.4-.7zm20 0'.repeat(count)}`
}

/** Of so many stars, the first ones lit. Decoration: the text beside it carries the meaning. */
export function starRow(lit: number, all: number): WidgetElement {
  const size = { width: `${all * 20}`, height: '20', 'aria-hidden': 'true' }
  const off: WidgetElement[] = lit < all ? [['path', 'off', { d: path(all - lit, lit) }]] : []
  return ['svg', '', size, ['path', '', { d: path(lit, 0) }], ...off]
}

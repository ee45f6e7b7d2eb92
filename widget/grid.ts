import { card, offerMore } from './card.ts'
import { each, make } from './dom.ts'
import css from './grid.css?inline'
import type { Drawn, Family } from './render.ts'

/** Everything on one page: side by side, below each other, or as bricks. */
export const grid: Family = {
  layouts: ['grid', 'list', 'masonry', 'card'],
  css,
  draw(into, drawn) {
    const list = listOf(drawn)
    list.style.setProperty('--columns', `${drawn.options.columns}`)
    into.append(list)
    watchCut(list, drawn)
  },
}

export function listOf({ answer, options, words, language }: Drawn): HTMLUListElement {
  // A list of cards is no card.
  const list = make('ul', options.layout === 'card' ? 'cards' : options.layout)
  list.setAttribute('role', 'list')
  each(answer.testimonials, (praise) => list.append(card(praise, options, words, language)))
  return list
}

/** Another width cuts other texts. */
export function watchCut(list: HTMLElement, { words }: Drawn): void {
  offerMore(list, words)
  new ResizeObserver(() => offerMore(list, words)).observe(list)
}

import type { EmbedAnswer } from '#contract/embed.ts'
import { card, loneStar, offerMore } from './card.ts'
import { carousel } from './carousel.ts'
import { each, make } from './dom.ts'
import type { Options } from './options.ts'

/** Puts the testimonials into `into`, which must be in the document: what is cut is measured. */
export function render(into: HTMLElement, answer: EmbedAnswer, options: Options): void {
  const shown = answer.testimonials.slice(0, options.max)
  if (!shown.length) {
    return into.append(make('p', 'none', 'No testimonials available'))
  }
  const list = make('ul', options.layout)
  list.setAttribute('role', 'list')
  each(shown, (praise) => list.append(card(praise, options)))
  into.append(options.layout === 'carousel' ? carousel(list, options) : list)

  const foot = make('div', 'foot')
  let total = answer.total
  // A selection must not pass for everything: how much of the whole is on show, and the average of the whole.
  if (options.showRatings && answer.average) {
    const average = make('span')
    average.append(loneStar(), make('b', '', answer.average.toFixed(1)), `average of ${total}`)
    foot.append(average)
  }
  // What came in another way has an average of its own, by the name of its source.
  each(answer.otherRatings, (others) => {
    total += others.count
    if (options.showRatings) foot.append(make('span', '', others.label))
  })
  if (shown.length < total) foot.append(make('span', '', `${shown.length} of ${total} shown`))
  if (foot.firstChild) into.append(foot)

  offerMore(list)
  new ResizeObserver(() => offerMore(list)).observe(list)
}

import type { EmbedAnswer } from '#contract/embed.ts'
import { card, loneStar, offerMore } from './card.ts'
import { carousel } from './carousel.ts'
import { each, make } from './dom.ts'
import type { Options } from './options.ts'

/** Puts the testimonials into `into`, which must be in the document: what is cut is measured. */
export function render(into: HTMLElement, answer: EmbedAnswer, options: Options): void {
  const shown = answer.testimonials.slice(0, options.max)
  if (!shown.length) {
    into.append(make('p', 'none', 'No testimonials available'))
    return
  }
  const list = make('ul', options.layout)
  list.setAttribute('role', 'list')
  each(shown, (praise) => list.append(card(praise, options)))
  into.append(options.layout === 'carousel' ? carousel(list, options) : list)

  const foot = make('div', 'foot')
  // A selection must not pass for everything: how much of the whole is on show, and the average of the whole.
  if (options.showRatings && answer.average) {
    const average = make('span')
    average.append(loneStar(), make('b', '', answer.average.toFixed(1)), `average of ${answer.total}`)
    foot.append(average)
  }
  if (shown.length < answer.total) foot.append(make('span', '', `${shown.length} of ${answer.total} shown`))
  if (foot.firstChild) into.append(foot)

  offerMore(list)
  new ResizeObserver(() => offerMore(list)).observe(list)
}

import type { EmbedAnswer } from '#contract/embed.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import { loneStar } from './card.ts'
import { each, make } from './dom.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import { say } from './words.ts'

/** What every layout is made of. */
export interface Drawn {
  readonly answer: EmbedAnswer
  readonly options: WidgetOptions
  readonly words: WidgetWords
  /** For dates: the page's own spelling of its language, such as `de-AT`. */
  readonly language: string
  readonly play?: Play
}

export interface Theme {
  readonly css: string
  /** Keeps the widget as dark as its page; scripts for the dark theme come without it. */
  follow?(host: Element, box: Element): void
}

/** Lets a carousel advance by itself; answers the button that stops it. */
export type Play = (box: HTMLElement, drawn: Drawn, advance: () => void) => HTMLElement

/** The layouts that a script has code for, with their looks. */
export interface Family {
  readonly layouts: readonly string[]
  readonly css: string
  /** Draws the testimonials into `into`, which is in the document: what is cut is measured. */
  draw(into: HTMLElement, drawn: Drawn): void
  /** Scripts for the light theme come without it. */
  readonly themes?: Theme
  /** Only scripts with autoplay have it. */
  readonly play?: Play
}

/** Draws a widget; answers whether there is anything to show. */
export function render(
  into: HTMLElement,
  answer: EmbedAnswer,
  options: WidgetOptions,
  family: Family,
  language: string,
): boolean {
  const { words } = answer
  const testimonials = answer.testimonials.slice(0, options.max)
  const isBadge = options.layout === 'badge'
  if (!words || !(isBadge ? answer.average : testimonials.length)) return false
  family.draw(into, {
    answer: { ...answer, testimonials },
    options,
    words,
    language,
    ...(family.play && { play: family.play }),
  })
  into.append(footOf(answer, isBadge ? answer.total : testimonials.length, options, words))
  return true
}

/** A selection must not pass for everything: how much of the whole is on show, and the average of the whole. */
function footOf(answer: EmbedAnswer, shown: number, options: WidgetOptions, words: WidgetWords): HTMLElement {
  const { average, byStars, policy } = answer
  const showsRatings = options.showRatings || options.layout === 'badge'
  const foot = make('div', 'foot')
  let total = answer.total
  if (showsRatings && average) {
    const mean = make('span')
    mean.append(loneStar(), make('b', '', average.toFixed(1)), say(words.average, total))
    foot.append(mean)
  }
  // What came in another way has an average of its own, by the name of its source.
  each(answer.otherRatings, (others) => {
    total += others.count
    if (showsRatings) foot.append(make('span', '', others.label))
  })
  if (shown < total) foot.append(make('span', '', say(words.shown, shown, total)))
  if (policy) foot.append(how(words.how, policy, showsRatings && average ? byStars : []))
  return foot
}

/** How the business collects, and how its ratings are spread: a press away on every widget. */
function how(title: string, policy: readonly string[], byStars: readonly number[]): HTMLElement {
  const box = make('details')
  box.append(make('summary', '', title))
  let spread = ''
  each(byStars, (count, index) => {
    spread = `${index + 1}★ ${count}   ${spread}`
  })
  if (spread) box.append(make('p', 'spread', spread))
  each(policy, (sentence) => box.append(make('p', '', sentence)))
  return box
}

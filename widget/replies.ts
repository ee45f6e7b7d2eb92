import type { EmbedTestimonial, PublicReply } from '#contract/embed.ts'
import { markedParts } from '#contract/marked-parts.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import { each, make } from './dom.ts'
import { day } from './words.ts'

/** Marks what the business highlighted. */
export function mark(quote: HTMLElement, { content, highlights }: EmbedTestimonial): void {
  quote.textContent = ''
  each(markedParts(content, highlights), (part, index) =>
    quote.append(index % 2 ? make('mark', '', part) : part),
  )
}

/** What the business answers, in the direction of its own first letters. */
export function replied(
  reply: PublicReply,
  { showDates }: WidgetOptions,
  words: WidgetWords,
  language: string,
): HTMLElement {
  const element = make('div', 'reply', reply.text)
  element.dir = 'auto'
  const head = showDates ? `${words.reply} · ${day(reply, language)}` : words.reply
  element.prepend(make('div', 'sub', head))
  return element
}

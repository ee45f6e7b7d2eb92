import type { EmbedTestimonial } from '#contract/embed.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import { button, drawing, each, make, named } from './dom.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import { mark, replied } from './replies.ts'
import { day, say } from './words.ts'

/** So many stars from the n-th place on, 20 units each. */
function row(count: number, from: number): string {
  return `M${from * 20 + 10} 2${'l2.4 5 5.4.7-4 3.8 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.8 5.4-.7zm20 0'.repeat(count)}`
}

/** Five stars with their meaning as text for those who do not see them. */
function stars(rating: number, meaning: string): HTMLElement {
  const box = named(make('div', 'stars'), say(meaning, rating))
  box.setAttribute('role', 'img')
  box.append(drawing(100, row(rating, 0), row(5 - rating, rating)))
  return box
}

/** The single star beside the average. */
export function loneStar(): SVGSVGElement {
  return drawing(20, row(1, 0))
}

/**
 * One testimonial. Its direction follows its own first letters, so an Arabic card reads from the right on any
 * page; its language is unknown (`lang=""`), so that no page's language is claimed for it.
 */
export function card(
  praise: EmbedTestimonial,
  options: WidgetOptions,
  words: WidgetWords,
  language: string,
): HTMLLIElement {
  const item = make('li', 'card')
  item.dir = 'auto'
  item.lang = ''
  if (options.showRatings && praise.rating) item.append(stars(praise.rating, words.rated))
  if (praise.headline) item.append(make('b', '', praise.headline))
  if (praise.content) {
    const quote = make('blockquote', '', praise.content)
    if (plauditReplies && praise.highlights) mark(quote, praise)
    item.append(quote)
  }
  const lines = make('div')
  lines.append(make('b', '', praise.customerName))
  const company = options.showCompany && praise.customerCompany
  const { date, day: said } = praise
  const sub = [company, options.showDates && date && day({ date, day: said }, language)]
    .filter((fact) => fact)
    .join(' · ')
  if (sub) lines.append(make('div', 'sub', sub))
  const by = make('div', 'by')
  by.append(face(praise), lines)
  item.append(by)
  if (plauditReplies && praise.reply) item.append(replied(praise.reply, options, words, language))
  const label = make('div', 'label', praise.label ?? '')
  if (praise.verifyUrl) {
    const link = make('a', '', words.verify)
    link.href = praise.verifyUrl
    link.target = '_blank'
    link.rel = 'noopener'
    if (praise.label) label.append(' · ')
    label.append(link)
  }
  if (label.firstChild) item.append(label)
  return item
}

/** The customer's photo or, as text, what stands for it. */
export function face({ customerName, photoUrl }: EmbedTestimonial): HTMLElement {
  // A picture draws no text inside, and a span loads no picture.
  const element = make(photoUrl ? 'img' : 'span', 'face', initials(customerName)) as HTMLImageElement
  element.src = photoUrl!
  element.setAttribute('aria-hidden', 'true')
  element.style.setProperty('--h', hue(customerName))
  return element
}

/** Every card whose words are cut, and no other, gets a button that opens it. The cards must be laid out. */
export function offerMore(list: HTMLElement, words: WidgetWords): void {
  each(list.children, (item) => {
    const quote = item.querySelector('blockquote')
    const old = item.querySelector('.more')
    if (!quote || item.matches('.open')) return
    // Less than half a line is no cut line: Firefox counts the marks above and below Thai letters in.
    if (quote.scrollHeight < quote.clientHeight + 9) return old?.remove()
    if (old) return
    const more = button('more', '', () => tell(item.classList.toggle('open')))
    const tell = (isOpen: boolean): void => {
      more.textContent = isOpen ? words.less : words.more
      more.setAttribute('aria-expanded', `${isOpen}`)
    }
    tell(false)
    quote.after(more)
  })
}

/** At most two characters: of the first word and of the last. */
export function initials(name: string): string {
  return name.replace(/^\s*(\S)(.*\s(\S))?.*/su, '$1$3')
}

/** The same name has the same colour everywhere. A hue is an angle: past 360 it begins again. */
function hue(name: string): string {
  let sum = 0
  each(name, (letter) => {
    sum += letter.charCodeAt(0)
  })
  return `${sum}`
}

import type { EmbedTestimonial } from '#contract/embed.ts'
import { button, drawing, each, make, named } from './dom.ts'
import type { Options } from './options.ts'

/** So many stars from the n-th place on, 20 units each. */
function row(count: number, from: number): string {
  return `M${from * 20 + 10} 2${'l2.4 5 5.4.7-4 3.8 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.8 5.4-.7zm20 0'.repeat(count)}`
}

/** Five stars with their meaning as text for those who do not see them. */
function stars(rating: number): HTMLElement {
  const box = named(make('div', 'stars'), `Rated ${rating} out of 5`)
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
export function card(praise: EmbedTestimonial, options: Options): HTMLLIElement {
  const item = make('li', 'card')
  item.dir = 'auto'
  item.lang = ''
  if (options.showRatings && praise.rating) item.append(stars(praise.rating))
  if (praise.headline) item.append(make('b', '', praise.headline))
  if (praise.content) item.append(make('blockquote', '', praise.content))
  const name = praise.customerName
  // A picture draws no text inside, and a span loads no picture.
  const face = make(praise.photoUrl ? 'img' : 'span', 'face', initials(name)) as HTMLImageElement
  face.src = praise.photoUrl!
  face.setAttribute('aria-hidden', 'true')
  face.style.setProperty('--h', hue(name))
  const lines = make('div')
  lines.append(make('b', '', name))
  const company = options.showCompany && praise.customerCompany
  const date = options.showDates && praise.date
  const sub = [company, date && day(date)].filter((fact) => fact).join(' · ')
  if (sub) lines.append(make('div', 'sub', sub))
  const by = make('div', 'by')
  by.append(face, lines)
  item.append(by)
  if (praise.label) item.append(make('div', 'label', praise.label))
  return item
}

/** Every card whose words are cut, and no other, gets a button that opens it. The cards must be laid out. */
export function offerMore(list: HTMLElement): void {
  each(list.children, (item) => {
    const quote = item.querySelector('blockquote')
    const old = item.querySelector('.more')
    if (!quote || item.matches('.open')) return
    // Less than half a line is no cut line: Firefox counts the marks above and below Thai letters in.
    if (quote.scrollHeight < quote.clientHeight + 9) return old?.remove()
    if (old) return
    const more = button('more', '', () => tell(item.classList.toggle('open')))
    const tell = (isOpen: boolean): void => {
      more.textContent = isOpen ? 'Read less' : 'Read more'
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

function day(date: string): string {
  const { lang } = document.documentElement
  try {
    return new Date(date).toLocaleDateString(lang || [], { dateStyle: 'medium', timeZone: 'UTC' })
  } catch {
    // The page's `lang` is not a language tag.
    return date
  }
}

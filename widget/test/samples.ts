import { type EmbedAnswer, embedAnswer, type EmbedTestimonial } from '#contract/embed/embed.ts'
import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import { type Strings, readOptions } from '#shared/widget/widget-options.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { render } from '../render.ts'
import { several } from '../several.ts'

let made = 0

/** What a website gets of one testimonial. */
export function anEmbedTestimonial(own: Partial<EmbedTestimonial> = {}): EmbedTestimonial {
  made += 1
  return {
    id: `testimonial-${made}`,
    headline: null,
    content: 'The rye keeps for a week.',
    customerName: 'Ines Duarte',
    customerCompany: 'Duarte & Filhos',
    rating: 5,
    date: '2026-03-31',
    photoUrl: null,
    label: null,
    verifyUrl: null,
    ...own,
  }
}

/** What a website gets of a business with so many testimonials, all of them shown. */
export function anEmbedAnswer(count: number, own: Partial<EmbedAnswer> = {}): EmbedAnswer {
  const testimonials = Array.from({ length: count }, (_, index) =>
    anEmbedTestimonial({ customerName: `Customer ${index + 1}` }),
  )
  const sums = { shown: count, quoted: 0, total: count, average: count > 0 ? 5 : null, otherRatings: [] }
  const byStars = [0, 0, 0, 0, count]
  const said = { words: widgetCopy.en, language: 'en', policy: ['The form is the same for everyone.'] }
  return embedAnswer.parse({ success: true, testimonials, ...sums, byStars, ...said, ...own })
}

/** A widget in the document, drawn with these attributes. */
export function drawn(answer: EmbedAnswer, strings: Strings = {}, language = 'en'): HTMLElement {
  const box = document.createElement('div')
  document.body.append(box)
  const options = readOptions(strings, widgetLayouts)
  const content = widgetContent(answer, options)
  const family = several(options.autoSlide)
  if (content) render(box, content, options, family, language)
  return box
}

export function textsOf(box: ParentNode, selector: string): (string | null)[] {
  return [...box.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

/** The control with this name. */
export function press(box: ParentNode, name: string): void {
  controlOf(box, name).click()
}

export function controlOf(box: ParentNode, name: string): HTMLElement {
  const found = [...box.querySelectorAll<HTMLElement>('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  if (!found[0] || found.length > 1) throw new Error(`${found.length} buttons are named ${name}`)
  return found[0]
}

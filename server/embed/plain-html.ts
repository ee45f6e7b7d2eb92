import type { EmbedAnswer, EmbedTestimonial } from '#contract/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import { type Html, html } from '../http/html.ts'

/** An answer with the words of a language: every one for which a view named its language. */
export interface SpokenAnswer extends EmbedAnswer {
  words: WidgetWords
  language: CustomerLanguage
}

interface Looks {
  readonly options: WidgetOptions
  /** Where a page finds a photo; null for a face made of initials. */
  readonly photoOf: (testimonial: EmbedTestimonial) => string | null
}

/** A widget's testimonials as HTML that needs no script, with all that a widget tells: labels, counts, how they are collected. */
export function plainHtml(answer: SpokenAnswer, looks: Looks): Html {
  const { options } = looks
  const shown = answer.testimonials.slice(0, options.max)
  return html`<div class="plaudit plaudit-${options.theme}" lang="${answer.language}">
    <ul class="plaudit-cards plaudit-${options.layout === 'list' ? 'list' : 'grid'}">
      ${shown.map((one) => card(one, answer, looks))}
    </ul>
    ${foot(answer, shown.length, options)}
  </div>`
}

function card(one: EmbedTestimonial, { words, language }: SpokenAnswer, { options, photoOf }: Looks): Html {
  const company = options.showCompany && one.customerCompany
  const date = options.showDates && one.date && dayIn(one.date, language)
  const photo = photoOf(one)
  // Its direction follows its own letters, and no page's language is claimed for it.
  return html`<li class="plaudit-card" dir="auto" lang="">
    ${options.showRatings && one.rating !== null && stars(one.rating, words)}
    ${one.headline && html`<p class="plaudit-headline">${one.headline}</p>`}
    <blockquote>${one.content}</blockquote>
    <div class="plaudit-by">
      ${photo && html`<img src="${photo}" alt="" width="40" height="40" />`}
      <div>
        <b>${one.customerName}</b>
        ${(company || date) && html`<span>${[company, date].filter(Boolean).join(' · ')}</span>`}
      </div>
    </div>
    ${
      (one.label || one.verifyUrl) &&
      html`<p class="plaudit-label">
        ${one.label}${one.label && one.verifyUrl && ' · '}${one.verifyUrl && html`<a href="${one.verifyUrl}" rel="noopener">${words.verify}</a>`}
      </p>`
    }
  </li> `
}

function stars(rating: number, { rated }: WidgetWords): Html {
  const meaning = rated.replace('{n}', String(rating))
  return html`<p class="plaudit-stars" role="img" aria-label="${meaning}">
    ${'★'.repeat(rating)}<i>${'★'.repeat(5 - rating)}</i>
  </p>`
}

/** A selection must not pass for everything: how much of the whole is shown, and the average of the whole. */
function foot(answer: SpokenAnswer, shown: number, { showRatings }: WidgetOptions): Html {
  const { average, otherRatings, words, policy = [], byStars, language } = answer
  const total = otherRatings.reduce((sum, { count }) => sum + count, answer.total)
  const number = (value: number) => value.toLocaleString(language)
  const hasAverage = showRatings && average !== null
  const mean = hasAverage && average.toLocaleString(language, { minimumFractionDigits: 1 })
  return html`<div class="plaudit-foot">
    ${hasAverage && html`<span>★ <b>${mean}</b> ${words.average.replace('{n}', number(answer.total))}</span>`}
    ${showRatings && otherRatings.map(({ label }) => html`<span>${label}</span> `)}
    ${shown < total && html`<span>${words.shown.replace('{n}', number(shown)).replace('{m}', number(total))}</span>`}
    <details>
      <summary>${words.how}</summary>
      ${hasAverage && html`<p>${[5, 4, 3, 2, 1].map((given) => `${given}★ ${number(byStars[given - 1] ?? 0)}`).join('   ')}</p>`}
      ${policy.map((sentence) => html`<p>${sentence}</p> `)}
    </details>
  </div>`
}

export function dayIn(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

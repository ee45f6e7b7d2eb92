import type { EmbedAnswer, EmbedTestimonial, PublicReply } from '#contract/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import type { WidgetWords } from '#contract/widget-words.ts'
import { markedParts } from '#contract/marked-parts.ts'
import { builtHtml, type Html, html } from '../http/html.ts'
import { dayIn } from './day-in.ts'

/** An answer with the words of a language, which every widget's has. */
export interface SpokenAnswer extends EmbedAnswer {
  words: WidgetWords
  language: CustomerLanguage
}

/** One testimonial as HTML, in the elements and classes of widget/card.ts, so that one style sheet is for both. */
export function plainCard(
  one: EmbedTestimonial,
  { showRatings, showCompany, showDates }: WidgetOptions,
  { words, language }: SpokenAnswer,
): Html {
  const sub = [showCompany && one.customerCompany, showDates && one.date && dayIn(one.date, language)]
  const subline = sub.filter((fact) => fact).join(' · ')
  return html`<li class="card" dir="auto" lang="">
    ${showRatings && one.rating && stars(one.rating, words)}${one.headline && html`<b>${one.headline}</b>`}${one.content && html`<blockquote>${marked(one)}</blockquote>`}
    <div class="by">
      ${plainFace(one)}
      <div><b>${one.customerName}</b>${subline && html`<div class="sub">${subline}</div>`}</div>
    </div>
    ${one.reply && reply(one.reply, showDates, words, language)}${label(one, words)}
  </li>`
}

/** The text, with what the business highlighted. */
function marked({ content, highlights }: EmbedTestimonial): readonly (Html | string)[] {
  return markedParts(content, highlights).map((part, index) =>
    index % 2 ? html`<mark>${part}</mark>` : part,
  )
}

function reply({ text, date }: PublicReply, showDates: boolean, words: WidgetWords, language: string): Html {
  const head = showDates ? `${words.reply} · ${dayIn(date, language)}` : words.reply
  return html`<div class="reply" dir="auto">
    <div class="sub">${head}</div>
    ${text}
  </div>`
}

function label({ label: said, verifyUrl }: EmbedTestimonial, { verify }: WidgetWords): Html | false {
  if (!said && !verifyUrl) return false
  const link = verifyUrl && html`<a href="${verifyUrl}" target="_blank" rel="noopener">${verify}</a>`
  return html`<div class="label">${said}${said && link && ' · '}${link}</div>`
}

/** The photo, or the initials on the color of the name. */
export function plainFace({ customerName, photoUrl }: EmbedTestimonial): Html {
  if (photoUrl) return html`<img class="face" src="${photoUrl}" alt="" loading="lazy" />`
  const initials = customerName.replace(/^\s*(\S)(.*\s(\S))?.*/su, '$1$3')
  let hue = 0
  for (let index = 0; index < customerName.length; index++) hue += customerName.charCodeAt(index)
  return html`<span class="face" aria-hidden="true" style="--h:${hue % 360}">${initials}</span>`
}

const star = 'l2.4 5 5.4.7-4 3.8 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.8 5.4-.7zm20 0'
const row = (count: number, from: number): string => `M${from * 20 + 10} 2${star.repeat(count)}`

function drawing(width: number, on: string, off: string): Html {
  return html`<svg width="${width}" height="20" aria-hidden="true">
    <path class="off" d="${off}" />
    <path d="${on}" />
  </svg>`
}

export const loneStar: Html = drawing(20, row(1, 0), '')

function stars(rating: number, { rated }: WidgetWords): Html {
  const meaning = rated.replace('{n}', String(rating))
  const drawn = drawing(100, row(rating, 0), row(5 - rating, rating))
  return html`<div class="stars" role="img" aria-label="${meaning}">${drawn}</div>`
}

/** A style sheet that we built, for an element of its own. */
export const sheet = (css: string): Html =>
  html`<style>
    ${builtHtml(css.trim())}
  </style>`

import { directionOf } from '#contract/text-direction.ts'
import type { EmbedTestimonial } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { textBelow } from '#shared/text/text-below.ts'
import { markedParts } from '#shared/text/marked-parts.ts'
import { initials } from '#shared/text/initials.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { widgetDay } from '#shared/widget/widget-day.ts'
import { type Html, html } from '../http/html.ts'

/** Longer texts are folded. */
const foldedFrom = 700
const shownOfFolded = 480

/** Of the page's paths: on the wall's own domain, pictures come from there. */
export type PathOf = (address: string) => string

/** One testimonial, in its own language and direction. Where the language is unknown, none is claimed for it. */
export function card(one: EmbedTestimonial, language: CustomerLanguage, pathOf: PathOf): Html {
  const copy = widgetCopy[language]
  return html`<li class="card" dir="${directionOf(one.language)}" lang="${one.language ?? ''}">
    ${one.rating !== null && wallStars(one.ratingGiven ?? one.rating, copy.rated)}
    ${one.headline && html`<h2 class="headline">${one.headline}</h2>`}
    ${one.content !== '' && quote(one, copy)} ${wallAuthor(one, language, pathOf)}
    ${one.reply && replyHtml(one.reply, language)} ${notes(one, copy.verify)}
  </li>`
}

/** Filled to the tenth. */
export function wallStars(rating: number, meaning: string): Html {
  const row = `M10 2${'l2.4 5 5.4.7-4 3.8 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.8 5.4-.7zm20 0'.repeat(5)}`
  const name = meaning.replace('{n}', String(rating))
  return html`<svg class="stars" role="img" aria-label="${name}" width="100" height="20" viewBox="0 0 100 20">
    <path class="off" d="${row}" />
    <svg width="${Math.round(rating * 20)}" height="20"><path d="${row}" /></svg>
  </svg>`
}

function quote(
  { headline, highlights, ...one }: EmbedTestimonial,
  copy: { more: string; less: string },
): Html {
  const content = textBelow(headline, one.content)
  const whole = html`<blockquote>${markedHtml(content, highlights)}</blockquote>`
  if (content.length < foldedFrom) return whole
  const start = content.slice(0, shownOfFolded).replace(/\s+\S*$/u, '')
  return html`<details class="fold">
    <summary>
      <span class="start">${markedHtml(start, highlights)}…</span> <span class="more">${copy.more}</span
      ><span class="less">${copy.less}</span>
    </summary>
    ${whole}
  </details>`
}

function markedHtml(text: string, phrases: readonly string[] | undefined): Html[] {
  return markedParts(text, phrases).map((part, index) =>
    index % 2 === 0 ? html`${part}` : html`<mark>${part}</mark>`,
  )
}

function wallAuthor(one: EmbedTestimonial, language: CustomerLanguage, pathOf: PathOf): Html {
  const { customerName, customerCompany, customerRole, companyLogoUrl, photoUrl, date } = one
  const place = roleAndCompany(customerRole, customerCompany)
  const said = date && day(date, language)
  return html`<div class="by">
    ${
      photoUrl
        ? html`<img
            class="face"
            src="${pathOf(photoUrl)}"
            alt=""
            width="44"
            height="44"
            loading="lazy"
            decoding="async"
          />`
        : html`<span class="face hue${hueOf(customerName)}" aria-hidden="true"
            >${initials(customerName)}</span
          >`
    }
    <div>
      <b>${customerName}</b
      >${(place || said) && html`<span class="sub">${place && html`<bdi>${place}</bdi>`}${place && said && ' · '}${said}</span>`}
    </div>
    ${companyLogoUrl && html`<img class="logo" src="${pathOf(companyLogoUrl)}" alt="" loading="lazy" decoding="async" />`}
  </div>`
}

function replyHtml({ text, date }: { text: string; date: string }, language: CustomerLanguage): Html {
  return html`<div class="reply" dir="auto">
    <p class="sub"><bdi>${widgetCopy[language].reply}</bdi> · ${day(date, language)}</p>
    <p>${text}</p>
  </div>`
}

/** Written in the visitor's language, whatever stands around it. */
function day(date: string, language: CustomerLanguage): Html {
  return html`<bdi><time datetime="${date}">${widgetDay(date, language)}</time></bdi>`
}

function notes({ label, source, verifyUrl }: EmbedTestimonial, verify: string): Html | false {
  if (!label && !verifyUrl) return false
  return html`<p class="label">
    ${source && html`<span class="source hue${hueOf(source)}" aria-hidden="true">${initials(source)}</span>`}${label && html`<bdi>${label}</bdi>`}${label && verifyUrl && ' · '}${verifyUrl && html`<a href="${verifyUrl}" rel="nofollow">${verify}</a>`}
  </p>`
}

/** The same name has the same color everywhere; the style sheet has eight. */
function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8
}

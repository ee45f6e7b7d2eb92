import { brand } from '#contract/brand.ts'
import { inTenths, ratingParts } from '#shared/widget/rating-parts.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { policySentences } from '../embed/service.ts'
import { type Html, html } from '../http/html.ts'
import { presentRatingSums } from '../testimonials/service.ts'
import { wallStars } from './card.ts'
import type { FoundWall } from './find.ts'
import { wallCopy } from './copy.ts'

const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
}

/** The average that leads, how the business's own is spread, and how much of what is shown. */
export function ratingSummary({ sums }: FoundWall, language: CustomerLanguage): Html | false {
  const copy = widgetCopy[language]
  const { own, ofShown, quoted } = presentRatingSums(sums, language)
  if (own.count === 0 && ofShown.length === 0 && quoted === 0) return false
  const { lead, own: ofForm, others, othersInShort, counts } = partsOfWall(sums, language)
  const isFolded = others.length > 1
  const inShort = isFolded ? othersInShort : []
  return html`<section class="sums">
    ${
      lead &&
      html`<div class="mean">
        <b>${inTenths(lead.average, language)}</b>${wallStars(lead.average, copy.rated)}<span
          >${[lead.of, ...inShort].join(' · ')}</span
        >
      </div>`
    }
    ${lead?.isOwn && spreadList(own.byStars, language)}
    <div class="counts">
      ${[...counts, ...ofForm, ...(isFolded ? (lead ? [] : inShort) : others)].map((part) => html`<p>${part}</p>`)}
    </div>
  </section>`
}

function partsOfWall(sums: FoundWall['sums'], language: CustomerLanguage) {
  const { own, ofShown, quoted } = presentRatingSums(sums, language)
  const figures = { shown: own.shown, total: own.count, average: own.average, quoted, otherRatings: ofShown }
  return ratingParts(figures, widgetCopy[language], language)
}

function spreadList(byStars: readonly number[], language: CustomerLanguage): Html {
  const most = Math.max(1, ...byStars)
  return html`<ol class="spread">
    ${[5, 4, 3, 2, 1].map((rating) => {
      const count = byStars[rating - 1] ?? 0
      return html`<li>
        <span aria-hidden="true">${rating} ★</span
        ><span class="unseen">${wallCopy[language].stars(rating)}:</span
        ><svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
          <rect width="100" height="8" />
          <rect class="full" width="${Math.round((count / most) * 100)}" height="8" /></svg
        ><span>${count.toLocaleString(language)}</span>
      </li>`
    })}
  </ol>`
}

/** How the business collects, in sentences made of its settings; other languages; and whose page it is. */
export function footer(wall: FoundWall, language: CustomerLanguage, home: string): Html {
  const copy = wallCopy[language]
  const { others } = partsOfWall(wall.sums, language)
  const folded = others.length > 1 ? others : []
  return html`<footer>
    <details class="how">
      <summary>${widgetCopy[language].how}</summary>
      ${[...folded, ...policySentences(wall.policy, wall.sums, language)].map((sentence) => html`<p>${sentence}</p>`)}
    </details>
    <nav aria-label="${copy.language}">
      ${customerLanguages.map((one) => html`<a href="?lang=${one}" lang="${one}" hreflang="${one}" ${one === language && html` aria-current="true"`}>${languageNames[one]}</a>`)}
    </nav>
    <p>${copy.madeWith} <a href="${home}">${brand.name}</a></p>
  </footer>`
}

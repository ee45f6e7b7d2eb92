import { brand } from '#contract/brand.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { widgetCopy } from '#contract/widget-copy.ts'
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

/** The average over everything that came in, how it is spread, and how much of it is shown. */
export function ratingSummary({ sums }: FoundWall, language: CustomerLanguage): Html | false {
  const copy = widgetCopy[language]
  const { own, ofShown } = presentRatingSums(sums, language)
  if (own.count === 0 && ofShown.length === 0) return false
  const inLanguage = (count: number) => count.toLocaleString(language)
  const most = Math.max(1, ...own.byStars)
  return html`<section class="sums">
    ${
      own.average !== null &&
      html`<div class="mean">
          <b>${own.average.toLocaleString(language, { minimumFractionDigits: 1 })}</b
          >${wallStars(Math.round(own.average), copy.rated)}<span
            >${copy.average.replace('{n}', inLanguage(own.count))}</span
          >
        </div>
        <ol class="spread">
          ${[5, 4, 3, 2, 1].map((rating) => {
            const count = own.byStars[rating - 1] ?? 0
            return html`<li>
              <span aria-hidden="true">${rating} ★</span
              ><span class="unseen">${wallCopy[language].stars(rating)}:</span
              ><svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width="100" height="8" />
                <rect class="full" width="${Math.round((count / most) * 100)}" height="8" /></svg
              ><span>${inLanguage(count)}</span>
            </li>`
          })}
        </ol>`
    }
    <div class="counts">
      ${own.count > 0 && html`<p>${copy.shown.replace('{n}', inLanguage(own.shown)).replace('{m}', inLanguage(own.count))}</p>`}${ofShown.map(({ label }) => html`<p>${label}</p>`)}
    </div>
  </section>`
}

/** How the business collects, in sentences made of its settings; other languages; and whose page it is. */
export function footer(wall: FoundWall, language: CustomerLanguage, home: string): Html {
  const copy = wallCopy[language]
  return html`<footer>
    <details class="how">
      <summary>${widgetCopy[language].how}</summary>
      ${policySentences(wall.policy, wall.sums, language).map((sentence) => html`<p>${sentence}</p>`)}
    </details>
    <nav aria-label="${copy.language}">
      ${customerLanguages.map((one) => html`<a href="?lang=${one}" lang="${one}" hreflang="${one}" ${one === language && html` aria-current="true"`}>${languageNames[one]}</a>`)}
    </nav>
    <p>${copy.madeWith} <a href="${home}">${brand.name}</a></p>
  </footer>`
}

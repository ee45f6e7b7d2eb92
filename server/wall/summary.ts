import { brand } from '#contract/brand.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { widgetWords } from '#contract/widget-words.ts'
import { policySentences } from '../embed/service.ts'
import { type Html, html } from '../http/html.ts'
import { presentRatingSums } from '../testimonials/service.ts'
import { stars } from './card.ts'
import type { FoundWall } from './find.ts'
import { wallWords } from './words.ts'

const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
}

/** The average over everything that came in, how it is spread, and how much of it is shown. */
export function summary({ sums }: FoundWall, language: CustomerLanguage): Html | false {
  const words = widgetWords[language]
  const { own, ofShown } = presentRatingSums(sums, language)
  if (own.count === 0 && ofShown.length === 0) return false
  const inLanguage = (count: number) => count.toLocaleString(language)
  const most = Math.max(1, ...own.byStars)
  return html`<section class="sums">
    ${
      own.average !== null &&
      html`<div class="mean">
          <b>${own.average.toLocaleString(language, { minimumFractionDigits: 1 })}</b
          >${stars(Math.round(own.average), words.rated)}<span
            >${words.average.replace('{n}', inLanguage(own.count))}</span
          >
        </div>
        <ol class="spread">
          ${[5, 4, 3, 2, 1].map((given) => {
            const count = own.byStars[given - 1] ?? 0
            return html`<li>
              <span aria-hidden="true">${given} ★</span
              ><span class="unseen">${wallWords[language].stars(given)}:</span
              ><svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width="100" height="8" />
                <rect class="full" width="${Math.round((count / most) * 100)}" height="8" /></svg
              ><span>${inLanguage(count)}</span>
            </li>`
          })}
        </ol>`
    }
    <div class="counts">
      ${own.count > 0 && html`<p>${words.shown.replace('{n}', inLanguage(own.shown)).replace('{m}', inLanguage(own.count))}</p>`}${ofShown.map(({ label }) => html`<p>${label}</p>`)}
    </div>
  </section>`
}

/** How the business collects, in sentences made of its settings; other languages; and whose page it is. */
export function footer(wall: FoundWall, language: CustomerLanguage, home: string): Html {
  const words = wallWords[language]
  return html`<footer>
    <details class="how">
      <summary>${widgetWords[language].how}</summary>
      ${policySentences(wall.policy, wall.sums, language).map((sentence) => html`<p>${sentence}</p>`)}
    </details>
    <nav aria-label="${words.language}">
      ${customerLanguages.map((one) => html`<a href="?lang=${one}" lang="${one}" hreflang="${one}" ${one === language && html` aria-current="true"`}>${languageNames[one]}</a>`)}
    </nav>
    <p>${words.madeWith} <a href="${home}">${brand.name}</a></p>
  </footer>`
}

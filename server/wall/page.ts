import type { EmbedTestimonial } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { cursorOf } from '../http/paging.ts'
import { type Html, html } from '../http/html.ts'
import type { Position } from '../db/keyset.ts'
import { type Asked, isFiltered } from './asked.ts'
import { card, type PathOf } from './card.ts'
import { filters } from './filters.ts'
import type { FoundWall } from './find.ts'
import { footer, ratingSummary } from './summary.ts'
import { wallCopy } from './copy.ts'

export interface Visit {
  readonly wall: FoundWall
  readonly asked: Asked
  readonly query: URLSearchParams
  readonly language: CustomerLanguage
  readonly testimonials: readonly EmbedTestimonial[]
  readonly next: Position | undefined
  /** How many match what was asked for; undefined where nothing was, or nobody counts. */
  readonly matching: number | undefined
  /** The languages in which some of the testimonials are written. */
  readonly written: readonly string[]
  readonly pathOf: PathOf
  /** Of the product, whose name is in the footer. */
  readonly home: string
}

export function wallTitleOf({ wall, language }: Pick<Visit, 'wall' | 'language'>): string {
  return wall.title || wallCopy[language].title(wall.name)
}

/** The whole page, as it is read without a script. */
export function wallPage(visit: Visit): Html {
  const { wall, asked, language, testimonials, matching, written } = visit
  const copy = wallCopy[language]
  const isEmpty = testimonials.length === 0
  const hasFilters = isFiltered(asked) || !isEmpty
  return html`<div class="wall">
    ${wallHeader(visit)}
    <main>
      ${ratingSummary(wall, language)} ${hasFilters && filters(wall, asked, language, written)}
      <p class="found" role="status">
        ${matching !== undefined && matching > 0 && (matching === 1 ? copy.foundOne : copy.found(matching.toLocaleString(language)))}
      </p>
      <div id="list">${isEmpty ? nothing(visit) : cardList(visit)}</div>
    </main>
    ${footer(wall, language, visit.home)}
  </div>`
}

function wallHeader(visit: Visit): Html {
  const { name, logoUrl, businessUrl, intro } = visit.wall
  const business = html`${logoUrl && html`<img src="${visit.pathOf(logoUrl)}" alt="" height="40" />`}<span
      dir="auto"
      >${name}</span
    >`
  return html`<header>
    ${
      businessUrl && /^https?:\/\//i.test(businessUrl)
        ? html`<a class="business" href="${businessUrl}" rel="noopener">${business}</a>`
        : html`<p class="business">${business}</p>`
    }
    <h1 dir="auto">${wallTitleOf(visit)}</h1>
    ${intro && html`<p class="intro" dir="auto">${intro}</p>`}
  </header>`
}

function cardList({ asked, testimonials, language, next, query, pathOf }: Visit): Html {
  const few = asked.after ? 3 : Math.min(3, testimonials.length)
  return html`<ul class="cards few${few}">
      ${testimonials.map((one) => card(one, language, pathOf))}
    </ul>
    ${next && html`<p class="next"><a rel="next nofollow" href="?${nextPageAddress(query, next)}">${wallCopy[language].showMore}</a></p>`}`
}

function nothing({ wall, asked, language }: Visit): Html {
  const copy = wallCopy[language]
  if (wall.isClosed) return html`<p class="nothing">${copy.noneNow}</p>`
  if (!isFiltered(asked) && !asked.after) return html`<p class="nothing">${copy.none}</p>`
  return html`<p class="nothing">${copy.noMatch} <a href="?lang=${language}">${copy.showAll}</a></p>`
}

function nextPageAddress(query: URLSearchParams, next: Position): string {
  const address = new URLSearchParams([...query].filter(([name, value]) => name !== 'after' && value !== ''))
  address.set('after', cursorOf(next))
  return address.toString()
}

/** For an address that leads to no wall. */
export function missingPage(language: CustomerLanguage, home: string): Html {
  const copy = wallCopy[language]
  return html`<div class="wall">
    <main class="missing">
      <h1>${copy.missing}</h1>
      <p>${copy.missingHelp}</p>
      <p><a href="${home}">${new URL(home).host}</a></p>
    </main>
  </div>`
}

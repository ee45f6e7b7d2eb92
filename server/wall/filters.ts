import type { CustomerLanguage } from '#contract/languages.ts'
import { outletCopy } from '../kit/words/outlet-copy.ts'
import { type Html, html } from '../http/html.ts'
import { type Asked, isFiltered, sourcesOf } from './asked.ts'
import type { FoundWall } from './find.ts'
import { wallCopy } from './copy.ts'

/** Search and filters: a form that works without a script. What offers no choice is not there. */
export function filters(
  wall: FoundWall,
  asked: Asked,
  language: CustomerLanguage,
  written: readonly string[],
): Html {
  const copy = wallCopy[language]
  const named = new Intl.DisplayNames(language, { type: 'language' })
  const ratings = [5, 4, 3, 2, 1].map((count) => [String(count), copy.stars(count)] as const)
  const sources = sourcesOf(wall.sums).map((source) => [source, sourceName(source, language)] as const)
  const topics = wall.shownTags.map((tag) => [tag, tag] as const)
  const languages = written.map((one) => [one, named.of(one) ?? one] as const)
  return html`<form class="filters" method="get" role="search" aria-label="${copy.filters}">
    <input type="hidden" name="lang" value="${language}" />
    <input
      type="search"
      name="q"
      value="${asked.search}"
      maxlength="100"
      placeholder="${copy.search}"
      aria-label="${copy.search}"
      enterkeyhint="search"
    />
    ${choice('rating', copy.allRatings, ratings, asked.rating)}
    ${sources.length > 1 && choice('source', copy.allSources, sources, asked.source)}
    ${topics.length > 0 && choice('tag', copy.allTopics, topics, asked.tag)}
    ${languages.length > 1 && choice('written', copy.allLanguages, languages, asked.written)}
    <button type="submit">${copy.apply}</button>
    ${isFiltered(asked) && html`<a class="clear" href="?lang=${language}">${copy.clear}</a>`}
  </form>`
}

function choice(
  name: string,
  all: string,
  options: ReadonlyArray<readonly [value: string, label: string]>,
  chosen: string | number | undefined,
): Html {
  return html`<select name="${name}" aria-label="${all}">
    <option value="">${all}</option>
    ${options.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === String(chosen) && html` selected`}>${label}</option>`,
    )}
  </select>`
}

function sourceName(source: string, language: CustomerLanguage): string {
  if (source === 'own') return wallCopy[language].ownForm
  if (source === 'added') return wallCopy[language].addedByBusiness
  return source.slice('from:'.length) || outletCopy[language].importedPlain
}

import { plainName, type Strings } from '#shared/widget/widget-options.ts'
import { each } from './dom.ts'

/**
 * The attributes of an element by their plain name, so that `data-show-ratings`, `data-showratings` and
 * `showRatings` are one option; `fallback` answers for those it does not have. Never `Object.prototype`,
 * which a page may have polluted.
 */
export function attributesOf(element: Element, fallback: Strings | null = null): Strings {
  const found: Strings = Object.create(fallback)
  each(element.attributes, ({ name, value }) => {
    found[plainName(name)] = value
  })
  return found
}

/** The settings in an address by their plain name; the first of several with one name counts. */
export function queryOf(search: string): Strings {
  const found: Strings = Object.create(null)
  new URLSearchParams(search).forEach((value, name) => {
    found[plainName(name)] ??= value
  })
  return found
}

/** The publishable key under any of its spellings. */
export function publishableKeyOf(strings: Strings): string {
  return strings['key'] || strings['apikey'] || strings['plaudit'] || ''
}

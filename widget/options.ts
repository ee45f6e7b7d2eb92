import { each } from './dom.ts'

export interface Options {
  layout: 'grid' | 'list' | 'carousel' | 'masonry'
  theme: 'light' | 'dark' | 'auto'
  showRatings: boolean
  showDates: boolean
  showCompany: boolean
  max: number
  autoSlide: boolean
  slideIntervalSeconds: number
}

/** Values by their plain name: lower case, without `data-` and without hyphens. */
export type Strings = Record<string, string | undefined>

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

/** `data-show-ratings` and `showRatings` both become `showratings`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/^data-|-/g, '')
}

/** The publishable key under any of its spellings. */
export function keyOf(strings: Strings): string {
  return strings['key'] || strings['apikey'] || strings['plaudit'] || ''
}

/** Strings from attributes or a query, checked: whatever is not understood falls back to the default. */
export function readOptions(strings: Strings): Options {
  const layout = strings['layout']
  const theme = strings['theme']
  return {
    layout:
      layout === 'wall'
        ? 'masonry'
        : layout === 'list' || layout === 'carousel' || layout === 'masonry'
          ? layout
          : 'grid',
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
    showRatings: isTrue(strings['showratings']),
    showDates: isTrue(strings['showdates']),
    showCompany: isTrue(strings['showcompany']),
    max: whole(strings['max'], 6, 100),
    autoSlide: isTrue(strings['autoslide'] ?? ''),
    slideIntervalSeconds: whole(strings['slideinterval'], 5, 60),
  }
}

/** What is not given is true. */
function isTrue(value = 'true'): boolean {
  return value.trim().toLowerCase() === 'true'
}

/** A number from 1 on. */
function whole(value: string | undefined, fallback: number, most: number): number {
  const number = Math.floor(Number(value))
  return number > 0 ? Math.min(number, most) : fallback
}

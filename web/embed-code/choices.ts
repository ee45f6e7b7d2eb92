import type { Layout, Theme } from '#contract/widgets/widget-layouts.ts'

/** What the owner chose for the widget. */
export interface Choices {
  layout: Layout
  theme: Theme
  max: number
  showRatings: boolean
  showDates: boolean
  showCompany: boolean
  autoSlide: boolean
}

/** The widget's own defaults, which need no attribute. */
export const defaults: Choices = {
  layout: 'grid',
  theme: 'light',
  max: 6,
  showRatings: true,
  showDates: true,
  showCompany: true,
  autoSlide: false,
}

/** The attributes that say what differs from the defaults, by their name without `data-`. */
export function choiceAttributesOf(choices: Choices): Record<string, string> {
  const { layout, theme, max, showRatings, showDates, showCompany, autoSlide } = choices
  return {
    ...(layout !== defaults.layout && { layout: layout === 'masonry' ? 'wall' : layout }),
    ...(theme !== defaults.theme && { theme }),
    ...(max !== defaults.max && { max: String(max) }),
    ...(!showRatings && { 'show-ratings': 'false' }),
    ...(!showDates && { 'show-dates': 'false' }),
    ...(!showCompany && { 'show-company': 'false' }),
    ...(layout === 'carousel' && autoSlide && { 'auto-slide': 'true' }),
  }
}

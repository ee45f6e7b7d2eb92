import type { WidgetLayout } from '#contract/widgets/widget-layouts.ts'
import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import type { Density } from '#contract/widgets/widget-look.ts'

/** How a widget looks. Read here for both sides: the server reads the address of a script, an older snippet its attributes. */
export interface WidgetOptions {
  layout: WidgetLayout
  theme: 'light' | 'dark' | 'auto'
  /** At most so many columns. */
  columns: number
  showRatings: boolean
  showDates: boolean
  showCompany: boolean
  max: number
  autoSlide: boolean
  slideIntervalSeconds: number
  /** The owner's look as CSS, which the server made of checked values. No address and no attribute sets it. */
  look?: string
  /** Of the look, what changes how high the widget is. */
  density?: Density
  showAvatar?: boolean
  /** How many times as high the owner's own CSS makes it. */
  heightShares?: WidgetHeights
}

/** Values by their plain name: lower case, without `data-` and without hyphens. */
export type Strings = Record<string, string | undefined>

/** `data-show-ratings` and `showRatings` both become `showratings`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/^data-|-/g, '')
}

/**
 * Strings from attributes or a query, checked: whatever is not understood falls back to the default. `layouts` are those
 * that the script has code for, the first of them its default.
 */
export function readOptions(strings: Strings, layouts: readonly string[]): WidgetOptions {
  const asked = strings['layout'] === 'wall' ? 'masonry' : strings['layout']
  const theme = strings['theme']
  const layout = (layouts.includes(asked!) ? asked : layouts[0]) as WidgetLayout
  return {
    layout,
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
    columns: wholeNumberOf(strings['columns'], 3, 3),
    showRatings: isTrue(strings['showratings']),
    showDates: isTrue(strings['showdates']),
    showCompany: isTrue(strings['showcompany']),
    // A badge shows none of them.
    max: layout === 'badge' ? 0 : layout === 'spotlight' ? 1 : wholeNumberOf(strings['max'], 6, 100),
    autoSlide: isTrue(strings['autoslide'] ?? ''),
    slideIntervalSeconds: wholeNumberOf(strings['slideinterval'], 5, 60),
  }
}

/** What is not given is true. */
function isTrue(value = 'true'): boolean {
  return value.trim().toLowerCase() === 'true'
}

/** A number from 1 on. */
function wholeNumberOf(value: string | undefined, fallback: number, most: number): number {
  const number = Math.floor(Number(value))
  return number > 0 ? Math.min(number, most) : fallback
}

export const layouts = ['grid', 'carousel', 'list', 'masonry'] as const
export type Layout = (typeof layouts)[number]
/** Layouts of a widget's own script; in code `wall` is masonry. */
export const widgetLayouts = [...layouts, 'card', 'spotlight', 'badge', 'avatars', 'marquee'] as const
export type WidgetLayout = (typeof widgetLayouts)[number]

/** Side by side, where there is room for them and nobody chose otherwise. */
const columns: Partial<Record<WidgetLayout, 2 | 3>> = { grid: 3, masonry: 3, carousel: 2 }

export function usualColumns(layout: WidgetLayout): 1 | 2 | 3 {
  return columns[layout] ?? 1
}

const families: Partial<Record<WidgetLayout, 'carousel' | 'strip'>> = {
  carousel: 'carousel',
  spotlight: 'strip',
  badge: 'strip',
  avatars: 'strip',
  marquee: 'strip',
}

/** The layouts whose code and style are one file: a page loads no other. */
export function familyOf(layout: WidgetLayout): 'grid' | 'carousel' | 'strip' {
  return families[layout] ?? 'grid'
}

export const themes = ['light', 'dark', 'auto'] as const
export type Theme = (typeof themes)[number]

export const layouts = ['grid', 'carousel', 'list', 'masonry'] as const
export type Layout = (typeof layouts)[number]
/** Layouts of a widget's own script; in code `wall` is masonry. */
export const widgetLayouts = [...layouts, 'card', 'spotlight', 'badge', 'avatars', 'marquee'] as const
export type WidgetLayout = (typeof widgetLayouts)[number]
export const themes = ['light', 'dark', 'auto'] as const
export type Theme = (typeof themes)[number]

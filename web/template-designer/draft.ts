import { layoutIn, templateOf, type TemplateId } from '#contract/widgets/widget-templates.ts'
import {
  defaultWidgetName,
  type Widget,
  widgetFilters,
  type WidgetForm,
  widgetSettings,
  type WidgetSettings,
} from '#contract/widgets/widgets.ts'
import type { WidgetLayout } from '#contract/widgets/widget-layouts.ts'
import { z } from 'zod/mini'

/** What is being designed, saved or not. */
export type Draft = WidgetForm

export function newWidgetDraft(): Draft {
  return {
    name: defaultWidgetName,
    templateId: 'modern-card',
    settings: { ...z.parse(widgetSettings, {}), ...templateOf('modern-card').styles.look },
    filters: z.parse(widgetFilters, {}),
  }
}

export function widgetDraftOf({ name, templateId, settings, filters }: Widget): Draft {
  return { name, templateId, settings, filters }
}

/** A template brings its layout and its look; what the owner set otherwise stays. */
export function withTemplate(draft: Draft, templateId: TemplateId): Draft {
  const { layout, look } = templateOf(templateId).styles
  return withLayout({ ...draft, templateId, settings: { ...draft.settings, ...look } }, layout)
}

/** The columns are those of the layout again. */
export function withLayout(draft: Draft, layout: WidgetLayout): Draft {
  const { columns: _, ...settings } = draft.settings
  return { ...draft, settings: { ...settings, layout } }
}

export function layoutOf({ templateId, settings }: Pick<Draft, 'templateId' | 'settings'>): WidgetLayout {
  return layoutIn(templateId, settings).layout
}

/** What a layout is called. */
export const layoutNames: Readonly<Record<WidgetLayout, string>> = {
  card: 'Large cards',
  grid: 'Grid',
  carousel: 'Carousel',
  masonry: 'Wall',
  list: 'List',
  spotlight: 'Spotlight',
  marquee: 'Marquee',
  avatars: 'Faces',
  badge: 'Badge',
}

export type SetSettings = (change: Partial<WidgetSettings>) => void

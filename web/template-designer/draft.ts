import { templateOf, type TemplateId } from '#contract/widgets/widget-templates.ts'
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
    settings: z.parse(widgetSettings, {}),
    filters: z.parse(widgetFilters, {}),
  }
}

export function widgetDraftOf({ name, templateId, settings, filters }: Widget): Draft {
  return { name, templateId, settings, filters }
}

/** A template brings its layout and its look; what the owner set otherwise stays. */
export function withTemplate(draft: Draft, templateId: TemplateId): Draft {
  const { layout, columns, look } = templateOf(templateId).styles
  return { ...draft, templateId, settings: { ...draft.settings, layout, columns, ...look } }
}

export function layoutOf({ templateId, settings }: Pick<Draft, 'templateId' | 'settings'>): WidgetLayout {
  return settings.layout ?? templateOf(templateId).styles.layout
}

/** What a layout is called, and what it is. */
export const layoutNames: Readonly<Record<WidgetLayout, string>> = {
  card: 'Large cards',
  grid: 'Grid',
  carousel: 'Carousel',
  masonry: 'Wall',
  list: 'List',
  spotlight: 'Spotlight: one large quote',
  marquee: 'Marquee: a moving row',
  avatars: 'Faces with the average',
  badge: 'Badge: average and count',
}

export type SetSettings = (change: Partial<WidgetSettings>) => void

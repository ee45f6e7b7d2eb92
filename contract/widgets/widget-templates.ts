import { usualColumns, type WidgetLayout } from './widget-layouts.ts'
import type { WidgetLook } from './widget-look.ts'

export const templateIds = [
  'modern-card',
  'minimalist-grid',
  'elegant-carousel',
  'social-wall',
  'professional-list',
] as const
export type TemplateId = (typeof templateIds)[number]

/** A layout with a look that suits it. The look goes with any other layout too. */
export interface WidgetTemplate {
  readonly id: TemplateId
  readonly name: string
  readonly description: string
  readonly category: 'Focused' | 'Gallery' | 'Business'
  /** A drawing of it. */
  readonly preview: `/api/template-preview/${string}`
  readonly styles: {
    readonly layout: WidgetLayout
    /** What the look is called where it is offered for itself. */
    readonly lookName: string
    readonly look: WidgetLook
  }
}

/** Documented: what a widget has that comes without colors. The designer starts with a blue that links can be read in. */
export const defaultLook: WidgetLook = {
  backgroundColor: '#ffffff',
  textColor: '#1f2937',
  accentColor: '#3b82f6',
  starColor: '#d97706',
  radius: 18,
  font: 'system',
  density: 'comfortable',
}

/** In a blue of the same hue that links can be read in. */
const daylight: WidgetLook = { ...defaultLook, accentColor: '#2563eb' }

export const widgetTemplates: readonly WidgetTemplate[] = [
  {
    id: 'modern-card',
    name: 'Modern Card',
    description: 'Large cards below each other',
    category: 'Focused',
    preview: '/api/template-preview/modern-card',
    styles: { layout: 'card', lookName: 'Daylight', look: daylight },
  },
  {
    id: 'minimalist-grid',
    name: 'Minimalist Grid',
    description: 'Three even columns, black on white',
    category: 'Gallery',
    preview: '/api/template-preview/minimalist-grid',
    styles: {
      layout: 'grid',
      lookName: 'Gallery',
      look: {
        backgroundColor: '#ffffff',
        textColor: '#18181b',
        accentColor: '#18181b',
        starColor: '#18181b',
        radius: 2,
        font: 'system',
        density: 'spacious',
      },
    },
  },
  {
    id: 'elegant-carousel',
    name: 'Elegant Carousel',
    description: 'Two at a time, set in a serif',
    category: 'Focused',
    preview: '/api/template-preview/elegant-carousel',
    styles: {
      layout: 'carousel',
      lookName: 'Editorial',
      look: {
        backgroundColor: '#fbf7ef',
        textColor: '#2c2118',
        accentColor: '#9a3f1d',
        starColor: '#b7791f',
        radius: 6,
        font: 'serif',
        density: 'spacious',
      },
    },
  },
  {
    id: 'social-wall',
    name: 'Social Wall',
    description: 'Columns without gaps, on midnight blue',
    category: 'Gallery',
    preview: '/api/template-preview/social-wall',
    styles: {
      layout: 'masonry',
      lookName: 'Midnight',
      look: {
        backgroundColor: '#171a2b',
        textColor: '#eef0f8',
        accentColor: '#a5b4fc',
        starColor: '#fbbf24',
        radius: 24,
        font: 'rounded',
        density: 'comfortable',
      },
    },
  },
  {
    id: 'professional-list',
    name: 'Professional List',
    description: 'One per row, compact',
    category: 'Business',
    preview: '/api/template-preview/professional-list',
    styles: {
      layout: 'list',
      lookName: 'Ledger',
      look: {
        backgroundColor: '#f6f9f8',
        textColor: '#12312b',
        accentColor: '#0f766e',
        starColor: '#b45309',
        radius: 10,
        font: 'humanist',
        density: 'compact',
      },
    },
  },
]

/** What a widget is laid out as: as its owner chose, else as its template has it. The columns follow the layout. */
export function layoutIn(
  templateId: TemplateId,
  settings: { readonly layout?: WidgetLayout | undefined; readonly columns?: 1 | 2 | 3 | undefined },
): { readonly layout: WidgetLayout; readonly columns: 1 | 2 | 3 } {
  const layout = settings.layout ?? templateOf(templateId).styles.layout
  return { layout, columns: settings.columns ?? usualColumns(layout) }
}

export function templateOf(id: TemplateId): WidgetTemplate {
  return widgetTemplates.find((template) => template.id === id) ?? widgetTemplates[0]!
}

import { type Widget, widgetFilters, widgetSettings } from '#contract/widgets/widgets.ts'
import { z } from 'zod/mini'
import { nextId, sampleOf } from './sample.ts'

/** A widget as it is created, with every default. */
export const aWidget = sampleOf<Widget>(() => ({
  id: nextId(),
  widgetKey: 'wgt_HomePage00000000000001',
  name: 'Home page',
  templateId: 'modern-card',
  settings: z.parse(widgetSettings, {}),
  filters: z.parse(widgetFilters, {}),
  isPaused: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
}))

import { boolean, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { templateIds } from '#contract/widgets/widget-templates.ts'
import type { WidgetFilters, WidgetSettings } from '#contract/widgets/widgets.ts'
import { at } from '../db/columns.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

/** What the owner made in the template designer, by the key that stands in other websites' pages. */
export const widgets = tableOfWorkspace(
  'widgets',
  {
    key: text('key').notNull(),
    name: text('name').notNull(),
    templateId: text('template_id', { enum: templateIds }).notNull(),
    settings: jsonb('settings').$type<WidgetSettings>().notNull(),
    filters: jsonb('filters').$type<WidgetFilters>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [uniqueIndex('widgets_key').on(table.workspaceId, table.key)],
)

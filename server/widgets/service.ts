import { and, eq, sql } from 'drizzle-orm'
import type { WidgetLayout } from '#contract/widgets/widget-layouts.ts'
import { cssOfLook } from '#contract/widgets/widget-look.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import { layoutIn, type TemplateId } from '#contract/widgets/widget-templates.ts'
import type { WidgetSettings } from '#contract/widgets/widgets.ts'
import { isPublishableKeyOf } from '../accounts/service.ts'
import { apiKeys } from '../accounts/tables.ts'
import type { Db } from '../db/database.ts'
import { workspaceOf } from '../db/lookups.ts'
import { workspaces } from '../workspaces/tables.ts'
import { readCustomCss } from './css/read-css.ts'
import { widgets } from './tables.ts'

/** What a widget key leads to. */
export interface StoredWidget extends Pick<
  typeof widgets.$inferSelect,
  'workspaceId' | 'templateId' | 'settings' | 'filters' | 'isPaused'
> {
  /** The publishable key of its workspace: what a new one revokes, no widget outlives. */
  readonly apiKey: string
  /** Of the workspace's outlets, read no later than the rest: a change in between is found out. */
  readonly version: number
}

/** Nothing for a key that opens nothing, such as a deleted widget's. */
export async function readStoredWidget(db: Db, key: string): Promise<StoredWidget | undefined> {
  const [found] = await db
    .select({
      workspaceId: widgets.workspaceId,
      apiKey: apiKeys.shown,
      version: workspaces.embedVersion,
      templateId: widgets.templateId,
      settings: widgets.settings,
      filters: widgets.filters,
      isPaused: widgets.isPaused,
    })
    .from(widgets)
    .innerJoin(workspaces, eq(workspaces.id, widgets.workspaceId))
    .innerJoin(apiKeys, isPublishableKeyOf(widgets.workspaceId))
    .where(and(eq(widgets.workspaceId, workspaceOf('widget', key)), eq(widgets.key, key)))
    .orderBy(sql`${apiKeys.createdAt} desc`)
    .limit(1)
  return found
}

/** Settings as the widget's own options. */
export function widgetOptionsOf(templateId: TemplateId, settings: WidgetSettings): WidgetOptions {
  const { layout, columns } = layoutIn(templateId, settings)
  return {
    layout,
    theme: settings.theme,
    columns,
    showRatings: settings.showRating,
    showDates: settings.showDate,
    showCompany: settings.showCompany,
    max: shownBy(layout, settings.displayCount),
    autoSlide: settings.autoplay,
    slideIntervalSeconds: settings.interval,
    // Written anew whenever it is read: what is refused some day is so for stored widgets, too.
    look: cssOfLook(settings) + readCustomCss(settings.customCss || '').css,
    density: settings.density,
    showAvatar: settings.showAvatar,
    ...(settings.heightShares && settings.customCss && { heightShares: settings.heightShares }),
  }
}

/** A badge shows none, a spotlight one. */
function shownBy(layout: WidgetLayout, count: number): number {
  return layout === 'badge' ? 0 : layout === 'spotlight' ? 1 : count
}

import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import type { Services } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { measureHeights } from './heights.ts'
import { ownAnswer, ownFacts } from '../own-answer.ts'
import { ownSource } from '../stored.ts'
import { settingsIn, viewOfWidget } from '../views.ts'

/** How high a widget of this workspace will be: a stored one, or one with these settings in its address. */
export async function heightsOf(
  services: Services,
  workspaceId: string,
  { settings = '', widgetKey }: { settings?: string | undefined; widgetKey?: string | undefined },
): Promise<WidgetHeights> {
  const asked = viewOfWidget(settingsIn(`?${settings}`))
  if (widgetKey === undefined) {
    return measureHeights(await ownAnswer(services, workspaceId, asked), asked.options)
  }
  const source = await ownSource(services, workspaceId, widgetKey, asked)
  if (!source?.view.options) throw new Problem('not-found', "This widget doesn't exist.")
  return measureHeights(source.answer(await ownFacts(services.db, workspaceId)), source.view.options)
}

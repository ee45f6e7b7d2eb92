import {
  checkCustomCss,
  createWidget,
  deleteWidget,
  duplicateWidget,
  getTemplatePreview,
  listWidgets,
  listWidgetSources,
  listWrittenLanguages,
  pauseWidget,
  readSiteLook,
  updateWidget,
} from '#contract/widgets/widgets.ts'
import { readLook } from '../research/service.ts'
import { type App, mount } from '../http/mount.ts'
import { pageOfWhole } from '../http/page-of-whole.ts'
import { languagesOnRecord } from '../testimonials/service.ts'
import { readCustomCss } from './css/read-css.ts'
import * as widgets from './manage.ts'
import { sourcesOnShow } from './sources.ts'
import { sendTemplatePreview } from './template-preview.ts'

export function widgetRoutes(app: App): void {
  mount(app, listWidgetSources, (context) => sourcesOnShow(context))
  mount(app, listWrittenLanguages, ({ tenant, workspaceId }) =>
    tenant((tx) => languagesOnRecord(tx, workspaceId)),
  )
  mount(app, listWidgets, async (context, { query }) =>
    pageOfWhole(context.reply, await widgets.listWidgets(context), query, listWidgets.path),
  )
  mount(app, createWidget, (context, { body }) => widgets.createWidget(context, body))
  mount(app, updateWidget, (context, { params, body }) => widgets.updateWidget(context, params.id, body))
  mount(app, duplicateWidget, (context, { params }) => widgets.duplicateWidget(context, params.id))
  mount(app, pauseWidget, (context, { params, body }) =>
    widgets.pauseWidget(context, params.id, body.isPaused),
  )
  mount(app, deleteWidget, (context, { params }) => widgets.deleteWidget(context, params.id))
  mount(app, checkCustomCss, (_context, { body }) => Promise.resolve(readCustomCss(body.customCss)))
  mount(app, readSiteLook, ({ config }, { body }) => readLook(body.businessUrl, config.internalSite))
  mount(app, getTemplatePreview, (_context, { params }, reply) =>
    sendTemplatePreview(params.templateId, reply),
  )
}

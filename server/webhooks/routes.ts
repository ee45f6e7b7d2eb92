import * as api from '#contract/webhooks/webhooks.ts'
import { type App, mount } from '../http/mount.ts'
import * as log from './log.ts'
import * as manage from './manage.ts'

export function webhookRoutes(app: App): void {
  mount(app, api.listWebhooks, (context) => manage.listWebhooks(context))
  mount(app, api.createWebhook, (context, { body }) => manage.createWebhook(context, body))
  mount(app, api.changeWebhook, (context, { params, body }) => manage.changeWebhook(context, params.id, body))
  mount(app, api.deleteWebhook, (context, { params }) => manage.deleteWebhook(context, params.id))
  mount(app, api.rotateWebhookSecret, (context, { params }) => manage.rotateSecret(context, params.id))
  mount(app, api.dropOldWebhookSecret, (context, { params }) => manage.dropOldSecret(context, params.id))
  mount(app, api.previewWebhook, (context, { body }) => log.previewWebhook(context, body))
  mount(app, api.getWebhookSample, (_context, { params }) => log.sampleList(params.event))
  mount(app, api.listDeliveries, (context, { params, query }) =>
    log.listDeliveries(context, params.id, query, context.reply),
  )
  mount(app, api.getDelivery, (context, { params }) => log.readDelivery(context, params.id))
  mount(app, api.replayDelivery, (context, { params }) => log.replay(context, params.id))
  mount(app, api.replayFailed, (context, { params }) => log.replayFailed(context, params.id))
  mount(app, api.testWebhook, (context, { params }) => log.testWebhook(context, params.id))
}

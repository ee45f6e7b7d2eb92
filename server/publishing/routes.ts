import { answerHandOver, getHandOver } from '#contract/publishing/hand-over.ts'
import * as api from '#contract/publishing/publishing.ts'
import { type App, mount } from '../http/mount.ts'
import { saveConnections, disconnectPlatform, listConnections } from './connections.ts'
import * as customer from './customer.ts'
import { readPublishedReviews } from './list.ts'
import { previewPublishing, publish } from './publish.ts'
import { makeReviewLinks } from './review-links.ts'

export function publishingRoutes(app: App): void {
  mount(app, api.listPlatformConnections, ({ tenant, workspaceId }) =>
    tenant((tx) => listConnections(tx, workspaceId)),
  )
  mount(app, api.connectPlatforms, (context, { body }) => saveConnections(context, body.connections))
  mount(app, api.disconnectPlatform, (context, { params }) => disconnectPlatform(context, params.platform))
  mount(app, api.previewPublishing, (context, { params }) =>
    previewPublishing(context, { testimonialId: params.id, platform: params.platform }),
  )
  mount(app, api.publishReview, (context, { body }) => publish(context, app.limits, body))
  mount(app, api.listPublishedReviews, (context, { query }) => readPublishedReviews(context, query))
  mount(app, api.createReviewLinks, (context, { body }) => makeReviewLinks(context, body))
  mount(app, getHandOver, (context, { params }) => customer.readHandOver(context, params))
  mount(app, answerHandOver, (context, { params, body }) => customer.recordAnswer(context, params, body))
}

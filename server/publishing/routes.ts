import { answerHandOver, getHandOver } from '#contract/hand-over.ts'
import * as api from '#contract/publishing.ts'
import { type App, mount } from '../http/mount.ts'
import { connect, disconnect, listConnections } from './connections.ts'
import * as customer from './customer.ts'
import { list } from './list.ts'
import { preview, publish } from './publish.ts'
import { makeLinks } from './review-links.ts'

export function publishingRoutes(app: App): void {
  mount(app, api.listPlatformConnections, ({ tenant, workspaceId }) =>
    tenant((tx) => listConnections(tx, workspaceId)),
  )
  mount(app, api.connectPlatforms, (context, { body }) => connect(context, body.connections))
  mount(app, api.disconnectPlatform, (context, { params }) => disconnect(context, params.platform))
  mount(app, api.previewPublishing, (context, { params }) =>
    preview(context, { testimonialId: params.id, platform: params.platform }),
  )
  mount(app, api.publishReview, (context, { body }) => publish(context, app.limits, body))
  mount(app, api.listPublishedReviews, (context, { query }) => list(context, query))
  mount(app, api.createReviewLinks, (context, { body }) => makeLinks(context, body))
  mount(app, getHandOver, (context, { params }) => customer.see(context, params))
  mount(app, answerHandOver, (context, { params, body }) => customer.answer(context, params, body))
}

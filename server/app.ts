import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from './context.ts'
import type { Feature } from './feature.ts'
import { webFolder } from './kit/folders.ts'
import { accountsFeature } from './accounts/feature.ts'
import { identifyBy } from './accounts/sign-in/identify.ts'
import { administrationFeature } from './administration/feature.ts'
import { countRequests } from './administration/health/count-requests.ts'
import { otherAddressNoter } from './administration/health/other-address.ts'
import { assistantFeature } from './assistant/feature.ts'
import { auditFeature } from './audit/feature.ts'
import { witness } from './audit/witness.ts'
import { billingFeature } from './billing/feature.ts'
import { checkNeed } from './billing/service.ts'
import { businessFeature } from './business/feature.ts'
import { campaignsFeature } from './campaigns/feature.ts'
import { collectionFeature } from './collection/feature.ts'
import { crmFeature } from './crm/feature.ts'
import { customersFeature } from './customers/feature.ts'
import { erasuresFeature } from './erasures/feature.ts'
import { embedFeature } from './embed/feature.ts'
import { importsFeature } from './imports/feature.ts'
import { instanceFeature } from './instance/feature.ts'
import { emailsFeature } from './emails/feature.ts'
import { overviewFeature } from './overview/feature.ts'
import { profileChatFeature } from './profile-chat/feature.ts'
import { provenanceFeature } from './provenance/feature.ts'
import { customerPageStatus } from './customer-page-status.ts'
import { reviewSourcesFeature } from './review-sources/feature.ts'
import { publishingFeature } from './publishing/feature.ts'
import { recommendationsFeature } from './recommendations/feature.ts'
import { researchFeature } from './research/feature.ts'
import { rewardsFeature } from './rewards/feature.ts'
import { searchFeature } from './search/feature.ts'
import { settingsFeature } from './settings/feature.ts'
import { shareFeature } from './share/feature.ts'
import { headOfVerifyPage } from './share/open-graph.ts'
import { siteFeature } from './site/feature.ts'
import { teamFeature } from './team/feature.ts'
import { testimonialsFeature } from './testimonials/feature.ts'
import { textsFeature } from './texts/feature.ts'
import { themesFeature } from './themes/feature.ts'
import { wallFeature } from './wall/feature.ts'
import { webhooksFeature } from './webhooks/feature.ts'
import { widgetsFeature } from './widgets/feature.ts'
import { workspacesFeature } from './workspaces/feature.ts'
import { draftsFeature } from './drafts/feature.ts'
import { keepDoor } from './http/limits/door.ts'
import { type Front, makeFront } from './http/front.ts'
import { allowPublicCalls, answerProblems, refuseCrossSite } from './http/guards.ts'
import { secureHeaders } from './http/headers.ts'
import { KeptPages } from './http/kept-pages.ts'
import type { App } from './http/mount.ts'
import { rateLimits } from './http/limits/rate-limit.ts'
import {
  refuseBrokenRequest,
  refuseUnknownCalls,
  refuseUnreadableAddress,
  refuseUnreadableQueries,
} from './http/refuse.ts'
import { acceptJson, longestForm } from './http/accept-json.ts'
import { mountEveryVersioned } from './http/v1/mount-versioned.ts'
import { serveWeb } from './http/files/static.ts'
import { waitInLine } from './http/limits/wait-in-line.ts'
import { healthRoutes } from './instance/health.ts'
import { outboxRoutes } from './instance/outbox.ts'
import type { Job } from './jobs/define-job.ts'

/**
 * Every feature of the product, in one list. They hear of events in its order: rewards last of those who hear, because a
 * grant may wait for another with everything locked that came before.
 */
export const features: readonly Feature[] = [
  instanceFeature,
  workspacesFeature,
  searchFeature,
  accountsFeature,
  teamFeature,
  settingsFeature,
  businessFeature,
  researchFeature,
  overviewFeature,
  testimonialsFeature,
  provenanceFeature,
  importsFeature,
  collectionFeature,
  draftsFeature,
  assistantFeature,
  profileChatFeature,
  recommendationsFeature,
  customersFeature,
  campaignsFeature,
  textsFeature,
  themesFeature,
  publishingFeature,
  emailsFeature,
  reviewSourcesFeature,
  erasuresFeature,
  crmFeature,
  webhooksFeature,
  rewardsFeature,
  embedFeature,
  shareFeature,
  wallFeature,
  widgetsFeature,
  billingFeature,
  siteFeature,
  administrationFeature,
  auditFeature,
]

/** Every kind of work that happens after a reply. */
export const allJobs: readonly Job[] = features.flatMap(({ jobs = [] }) => jobs)

/** Fastify behind the steps of `front`. */
function makeHttp({ config, log }: Services, { serverFactory }: Front): FastifyInstance {
  return Fastify({
    serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestForm,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // A caller whose connection this process took before it left is answered: a rolling restart loses nobody.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: refuseUnreadableAddress(config),
    clientErrorHandler: refuseBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 255 },
  })
}

/** The whole HTTP side, ready to listen or to be called by tests. `isReady` answers /readyz. */
export async function createApp(services: Services, isReady: () => boolean = () => true): Promise<App> {
  const { config } = services
  const front = makeFront()
  const http = makeHttp(services, front)
  await http.register(cookie)
  answerProblems(http, services.database)
  waitInLine(http, services)
  const mounted: Endpoint[] = []
  http.decorate('publicUrl', config.publicUrl)
  refuseUnknownCalls(http, mounted)
  acceptJson(http)
  allowPublicCalls(http)
  refuseCrossSite(http, config, otherAddressNoter(services))
  countRequests(http, services)
  secureHeaders(http, config)
  refuseUnreadableQueries(http)
  const stated = features.flatMap(({ limits: own = {} }) => Object.values(own))
  const limits = await rateLimits(services, stated)
  const identify = identifyBy(services, limits)
  const kept = new KeptPages()
  const app: App = {
    http,
    front,
    kept,
    services,
    limits,
    identify,
    checkNeed,
    witness,
    mounted,
    handlers: new Map(),
  }
  healthRoutes(app, isReady)
  outboxRoutes(app)
  for (const { routes = [] } of features) for (const route of routes) await route(app)
  mountEveryVersioned(app)
  await serveWeb(
    http,
    webFolder,
    config,
    (pathname, query) => customerPageStatus(services, pathname, query),
    (pathname, request) =>
      headOfVerifyPage(services, pathname, (workspaceId) => kept.allow(request, workspaceId)),
  )
  kept.serve(http, front)
  keepDoor(front, services)
  return app
}

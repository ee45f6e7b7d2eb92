import path from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { deleteAccounts } from './accounts/account-purge.ts'
import { mailProof } from './accounts/address-proof.ts'
import { mailReset } from './accounts/password-change.ts'
import { accountRoutes } from './accounts/routes.ts'
import { securityRoutes } from './accounts/security-routes.ts'
import { socialRoutes } from './accounts/social-routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { collectionRoutes } from './collection/routes.ts'
import { sharingRoutes } from './collection/sharing-routes.ts'
import { crmRoutes } from './crm/routes.ts'
import { askAfterDeals } from './crm/jobs.ts'
import { followUp } from './customers/follow-up.ts'
import { customerRoutes } from './customers/routes.ts'
import { embedRoutes } from './embed/routes.ts'
import type { Services } from './context.ts'
import { allowPublicCalls, answerProblems, refuseCrossSite } from './http/guards.ts'
import { secureHeaders } from './http/headers.ts'
import type { App } from './http/mount.ts'
import { rateLimits } from './http/rate-limit.ts'
import { serveWeb } from './http/static.ts'
import { customerImportJob, importJob } from './imports/jobs.ts'
import { importRoutes } from './imports/routes.ts'
import { healthRoutes } from './instance/health.ts'
import { outboxRoutes } from './instance/outbox.ts'
import { instanceRoutes } from './instance/routes.ts'
import { cleanUp } from './instance/clean-up.ts'
import type { Job } from './jobs/define-job.ts'
import { letterRoutes } from './letters/routes.ts'
import { nameUnknownLetters, sendLetter } from './letters/service.ts'
import { mailNews } from './overview/news-job.ts'
import { overviewRoutes } from './overview/routes.ts'
import { mailWeeklyReports } from './overview/weekly-job.ts'
import { rewardRoutes } from './rewards/routes.ts'
import { serveRewards } from './rewards/serve.ts'
import { settingsRoutes } from './settings/routes.ts'
import { measureServices } from './site/measure-job.ts'
import { siteRoutes } from './site/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { testimonialRoutes } from './testimonials/routes.ts'
import { writerRoutes } from './writer/routes.ts'

/** Every feature of the product, in one list. */
const features: readonly ((app: App) => void | Promise<void>)[] = [
  instanceRoutes,
  accountRoutes,
  securityRoutes,
  socialRoutes,
  teamRoutes,
  letterRoutes,
  settingsRoutes,
  businessRoutes,
  overviewRoutes,
  testimonialRoutes,
  importRoutes,
  collectionRoutes,
  sharingRoutes,
  writerRoutes,
  customerRoutes,
  rewardRoutes,
  crmRoutes,
  embedRoutes,
  billingRoutes,
  siteRoutes,
]

/** Every kind of work that happens after a reply. */
export const allJobs: readonly Job[] = [
  sendLetter,
  nameUnknownLetters,
  mailReset,
  mailProof,
  deleteAccounts,
  importJob,
  customerImportJob,
  serveRewards,
  cleanUp,
  measureServices,
  mailNews,
  mailWeeklyReports,
  askAfterDeals,
  followUp,
]

const webFolder = path.join(import.meta.dirname, '..', 'dist', 'web')

/** The whole HTTP side, ready to listen or to be called by tests. `isReady` answers /readyz. */
export async function createApp(services: Services, isReady: () => boolean = () => true): Promise<App> {
  const { config } = services
  const http: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 262_144,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 255 },
  })
  await http.register(cookie)
  answerProblems(http)
  readJson(http)
  allowPublicCalls(http)
  refuseCrossSite(http, config)
  secureHeaders(http, config)
  const app: App = {
    http,
    services,
    limits: await rateLimits(services.database, config.rateLimits),
    mounted: [],
  }
  healthRoutes(app, isReady)
  outboxRoutes(app)
  for (const feature of features) await feature(app)
  await serveWeb(http, webFolder, config)
  return app
}

/** An empty body is no body: some calls send a JSON content type and nothing else. */
function readJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

import type { FastifyReply } from 'fastify'
import {
  acceptSourceTerms,
  authorizeReviewSource,
  chooseReviewPlace,
  connectReviewSource,
  disconnectReviewSource,
  finishReviewSource,
  listReviewPlaces,
  listReviewSources,
  type sourceProblems,
  syncReviewSource,
} from '#contract/review-sources/review-sources.ts'
import { brand } from '#contract/brand.ts'
import { getKnownIdentifiers } from '#contract/publishing/known-identifiers.ts'
import { decideReviewMatch, listReviewMatches } from '#contract/review-sources/review-matches.ts'
import { exportReviewVault, type VaultFormat } from '#contract/review-sources/review-vault.ts'
import {
  draftReply,
  getPlatformReview,
  resendPlatformReply,
} from '#contract/review-sources/platform-replies.ts'
import { type App, mount } from '../http/mount.ts'
import { PlatformRefusal } from '../integrations/platforms/review-platform.ts'
import { takeSourceState } from './authorization.ts'
import { knownIdentifiers } from './identifiers.ts'
import { listSources } from './present.ts'
import { decideMatch, listMatches } from './matching/matches.ts'
import * as replies from './replies/replies.ts'
import { replyDraft } from './replies/reply-draft.ts'
import * as service from './service.ts'
import { acceptTerms } from './terms.ts'
import { vaultArchive, vaultStream } from './vault.ts'

/** Of testimonials that were fetched from a platform. */
export function platformReviewRoutes(app: App): void {
  mount(app, getPlatformReview, (context, { params }) => replies.platformReview(context, params.id))
  mount(app, resendPlatformReply, (context, { params }) => replies.resendReply(context, params.id))
  mount(app, draftReply, (context, { params }) => replyDraft(context, params.id))
}

/** What became of hand-overs, and the vault. */
export function reviewVaultRoutes(app: App): void {
  mount(app, listReviewMatches, (context) => listMatches(context))
  mount(app, decideReviewMatch, (context, { params, body }) => decideMatch(context, params.id, body.isSame))
  mount(app, exportReviewVault, async (context, { query: { format } }, reply) =>
    reply
      .type(vaultTypes[format])
      .header('content-disposition', `attachment; filename="${vaultName(context.now(), format)}"`)
      .header('cache-control', 'no-store')
      .send(format === 'zip' ? vaultArchive(context) : vaultStream(context, format)),
  )
}

const vaultTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
} as const

function vaultName(now: Date, format: VaultFormat): string {
  return `${brand.prefix}-review-vault-${now.toISOString().slice(0, 10)}.${format}`
}

export function reviewSourceRoutes(app: App): void {
  mount(app, listReviewSources, (context) => listSources(context))
  mount(app, authorizeReviewSource, (context, { params }) => service.authorize(context, params.platform))
  mount(app, connectReviewSource, (context, { params, body }) =>
    service.connectByKeys(context, params.platform, body),
  )
  mount(app, listReviewPlaces, (context, { params }) => service.places(context, params.platform))
  mount(app, chooseReviewPlace, (context, { params, body }) =>
    service.choosePlace(context, params.platform, body.placeId),
  )
  mount(app, getKnownIdentifiers, (context, { params, query }) =>
    knownIdentifiers(context, params.platform, query.identifier),
  )
  mount(app, syncReviewSource, (context, { params }) => service.syncNow(context, params.platform))
  mount(app, acceptSourceTerms, (context, { params, body }) =>
    acceptTerms(context, params.platform, body.isAccepted),
  )
  mount(app, disconnectReviewSource, (context, { params }) =>
    service.disconnectSource(context, params.platform),
  )

  // "GET changes nothing" has an exception here, as signing in with another account has: the protocol answers by GET. The
  // answer must match what this very person asked with in the last minutes, and is taken once.
  mount(app, finishReviewSource, async (context, { params: { platform }, query }, reply) => {
    const { code = '', state = '', error } = query
    if (error) return backToSources(reply, 'canceled')
    const authorization = await takeSourceState(context, platform, state)
    if (!authorization || code === '') return backToSources(reply, 'expired')
    try {
      await service.finish(context, platform, { code, verifier: authorization.verifier })
      return reply.redirect(`${page}?connected=${platform}`)
    } catch (failure) {
      context.log.warn({ err: failure, platform }, 'reviews not connected')
      const isClosed = failure instanceof PlatformRefusal && failure.why === 'no-access'
      return backToSources(reply, isClosed ? 'no-access' : 'failed')
    }
  })
}

const page = '/review-sources'

function backToSources(reply: FastifyReply, problem: (typeof sourceProblems)[number]): FastifyReply {
  return reply.redirect(`${page}?problem=${problem}`)
}

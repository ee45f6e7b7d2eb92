import { type SourcePlatform, sourceNames } from '#contract/review-sources/source-platforms.ts'
import { readIdentifier } from '#contract/publishing/platform-identifiers.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { facebookConsentUrl, facebookTokens } from '../integrations/platforms/facebook-reviews.ts'
import { googleConsentUrl, googleTokens } from '../integrations/platforms/google-oauth.ts'
import { PlatformAway, PlatformRefusal, type ReviewPlace } from '../integrations/platforms/review-platform.ts'
import { missingSettings } from '../config/review-settings.ts'
import { sourceCallbackOf, newState } from './authorization.ts'
import {
  reviewClientFor,
  type Credentials,
  openSource,
  sealSourceCredentials,
  type Source,
} from './clients.ts'
import { fetchSoon } from './jobs.ts'
import { readSource } from './present.ts'
import { reviewSources } from './tables.ts'

/** Where the owner agrees at the platform. */
export function authorize(context: WorkspaceContext, platform: SourcePlatform): { url: string } {
  const app = appOf(context, platform)
  const { state, challenge } = newState(context, platform)
  const otherUrl = context.config.reviews.urls[platform]
  const redirectUrl = sourceCallbackOf(context.config, platform)
  const asked = { clientId: app.clientId, redirectUrl, state, otherUrl }
  return {
    url: platform === 'google' ? googleConsentUrl({ ...asked, challenge }) : facebookConsentUrl(asked),
  }
}

function appOf({ config }: WorkspaceContext, platform: SourcePlatform) {
  const app = config.reviews.apps[platform]
  if (app) return app
  const missing = missingSettings(config.reviews, platform)
  throw new Problem(
    'not-allowed',
    missing.length > 0
      ? `Set ${missing.join(' and ')} on this server first.`
      : `${sourceNames[platform]} connects with an API key.`,
  )
}

/** Keeps what the platform gave for the code of the browser's answer. The place is chosen next. */
export async function finish(
  context: WorkspaceContext,
  platform: SourcePlatform,
  answer: { readonly code: string; readonly verifier: string },
): Promise<void> {
  const otherUrl = context.config.reviews.urls[platform]
  const app = { ...appOf(context, platform), now: context.now, otherUrl }
  const redirectUrl = sourceCallbackOf(context.config, platform)
  const tokens =
    platform === 'google'
      ? await googleTokens(app, { ...answer, redirectUrl })
      : await facebookTokens(app, { ...answer, redirectUrl })
  await keepConnection(context, platform, tokens)
}

interface Keys {
  readonly apiKey: string
  readonly apiSecret?: string | undefined
  readonly businessUserId?: string | undefined
  /** As it was typed: an identifier, or the address of a page that has it. */
  readonly place: string
}

/** Tries the keys at the platform first; nothing is kept of what it refuses. */
export async function connectByKeys(
  context: WorkspaceContext,
  platform: SourcePlatform,
  { place, ...keys }: Keys,
): Promise<ReviewSource> {
  if (platform !== 'trustpilot' && platform !== 'yelp')
    throw new Problem('invalid-input', `${sourceNames[platform]} connects in the browser, without a key.`)
  const read = readIdentifier(platform, place)
  if (read.problem !== undefined)
    throw new Problem('invalid-input', read.problem, { fields: { place: read.problem } })
  const credentials = { ...keys, business: read.id }
  const [found] = await platformAnswer(() => placesOfNewKeys(context, platform, credentials))
  if (!found) throw notFound('business')
  await keepConnection(context, platform, credentials, {
    placeId: found.id,
    placeName: found.name,
    placeUrl: found.url,
  })
  return context.tenant((tx) => readSource(context, tx, platform))
}

/** Keys that were just typed were never accepted before. */
async function placesOfNewKeys(
  context: WorkspaceContext,
  platform: SourcePlatform,
  credentials: Credentials,
) {
  try {
    return await reviewClientFor(context, platform, credentials).places()
  } catch (failure) {
    if (!(failure instanceof PlatformRefusal) || failure.why !== 'expired') throw failure
    const sentence = `${sourceNames[platform]} doesn’t accept this key. Please check it.`
    throw new PlatformRefusal('refused', sentence, { cause: failure })
  }
}

/** Connecting again keeps the place that was chosen: the next fetch says whether it is still in reach. */
export async function keepConnection(
  context: WorkspaceContext,
  platform: SourcePlatform,
  credentials: Credentials,
  place: Partial<Pick<Source, 'placeId' | 'placeName' | 'placeUrl'>> = {},
): Promise<Source> {
  const { tenant, workspaceId, now } = context
  const at = now()
  const values = {
    ...place,
    credentials: sealSourceCredentials(context, { workspaceId, platform }, credentials),
    isExpired: false,
    failures: 0,
    lastError: null,
    nextSyncAt: at,
  }
  return tenant(async (tx) => {
    const [row] = await tx
      .insert(reviewSources)
      .values({ workspaceId, id: rowId(at), platform, connectedAt: at, ...values })
      .onConflictDoUpdate({ target: [reviewSources.workspaceId, reviewSources.platform], set: values })
      .returning()
    if (row!.placeId !== '') await fetchSoon(context, tx, row!)
    return row!
  })
}

/** What the connected account manages. */
export async function places(context: WorkspaceContext, platform: SourcePlatform): Promise<ReviewPlace[]> {
  const source = await context.tenant((tx) => loadSource(context, tx, platform))
  return [...(await platformAnswer(async () => openSource(context, source).places()))]
}

/** Another place than before begins anew: reviews of the earlier one stay as they are. */
export async function choosePlace(
  context: WorkspaceContext,
  platform: SourcePlatform,
  placeId: string,
): Promise<ReviewSource> {
  const place = (await places(context, platform)).find((one) => one.id === placeId)
  if (!place) throw notFound('location')
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const before = await loadSource(context, tx, platform)
    const isAnother = before.placeId !== placeId
    await tx
      .update(reviewSources)
      .set({
        placeId,
        placeName: place.name,
        placeUrl: place.url,
        nextSyncAt: now(),
        ...(isAnother && { sweptAt: null, lastSyncAt: null, lastError: null, failures: 0 }),
      })
      .where(matches(reviewSources, { workspaceId, platform }))
    await fetchSoon(context, tx, before)
    return readSource(context, tx, platform)
  })
}

/** What the button does. */
export function syncNow(context: WorkspaceContext, platform: SourcePlatform): Promise<ReviewSource> {
  return context.tenant(async (tx) => {
    const source = await loadSource(context, tx, platform)
    if (source.placeId !== '' && !source.isExpired) await fetchSoon(context, tx, source)
    return readSource(context, tx, platform)
  })
}

/** Forgets the credentials. The reviews stay, and so does the vault. */
export async function disconnectSource(context: WorkspaceContext, platform: SourcePlatform) {
  const { tenant, workspaceId } = context
  const gone = await tenant((tx) =>
    tx
      .delete(reviewSources)
      .where(matches(reviewSources, { workspaceId, platform }))
      .returning({ id: reviewSources.id }),
  )
  if (gone.length === 0) throw notFound('connection')
  const name = sourceNames[platform]
  return { message: `${name} is disconnected. Reviews you already have stay here.` }
}

/** The connection of this platform; undefined where there is none. */
export async function findSource(
  { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>,
  tx: Tx,
  platform: SourcePlatform,
): Promise<Source | undefined> {
  const [source] = await tx
    .select()
    .from(reviewSources)
    .where(matches(reviewSources, { workspaceId, platform }))
  return source
}

/** The same where there must be one. */
export async function loadSource(
  context: Pick<WorkspaceContext, 'workspaceId'>,
  tx: Tx,
  platform: SourcePlatform,
): Promise<Source> {
  const source = await findSource(context, tx, platform)
  if (!source) throw notFound('connection')
  return source
}

/** What a platform refused or did not answer, as a problem. */
export async function platformAnswer<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (failure) {
    if (failure instanceof PlatformRefusal) throw new Problem('platform-refused', failure.message)
    if (failure instanceof PlatformAway) throw new Problem('unavailable', failure.sentence)
    throw failure
  }
}

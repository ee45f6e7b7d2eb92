import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sourcePlatform, type SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { finishReviewSource } from '#contract/review-sources/review-sources.ts'
import type { Config } from '../config/config.ts'
import type { WorkspaceContext } from '../context.ts'
import { spendOnce } from '../db/spent.ts'
import { randomToken } from '../kit/ids.ts'

const minutesValid = 15
const purpose = 'review source authorization'

const stored = z.object({
  platform: sourcePlatform,
  userId: z.string(),
  workspaceId: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
})
type AuthorizationState = z.output<typeof stored>

/**
 * What the platform's answer has to bring back: sealed, so that nobody reads the PKCE verifier in it, and good for the
 * person who asked alone. Whoever is led to somebody else's answer connects nothing.
 */
export function newState(context: WorkspaceContext, platform: SourcePlatform) {
  const { user, workspaceId, secrets, now } = context
  const verifier = randomToken(32)
  const expiresAt = now().getTime() + minutesValid * 60_000
  const authorization: AuthorizationState = { platform, userId: user.id, workspaceId, verifier, expiresAt }
  const state = secrets
    .seal(purpose, Buffer.from(JSON.stringify(authorization)), 'state')
    .toString('base64url')
  return { state, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Undefined when it is not what this person asked with in the last minutes, or was used before. */
export async function takeSourceState(
  context: WorkspaceContext,
  platform: SourcePlatform,
  state: string,
): Promise<AuthorizationState | undefined> {
  const text = context.secrets.open(purpose, Buffer.from(state, 'base64url'), 'state')
  if (!text) return undefined
  const authorization = stored.parse(JSON.parse(text.toString()))
  const isTheirs =
    authorization.platform === platform &&
    authorization.userId === context.user.id &&
    authorization.workspaceId === context.workspaceId &&
    authorization.expiresAt > context.now().getTime()
  if (!isTheirs) return undefined
  const signature = `review source ${createHash('sha256').update(state).digest('hex')}`
  return (await spendOnce(context.db, { signature, expiresAt: new Date(authorization.expiresAt) }))
    ? authorization
    : undefined
}

/** Registered with the platform; built from our own address, never from the request's. */
export function sourceCallbackOf({ publicUrl }: Config, platform: SourcePlatform): string {
  return `${publicUrl}${finishReviewSource.path.replace(':platform', platform)}`
}

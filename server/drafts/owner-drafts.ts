import { randomInt } from 'node:crypto'
import type { Received, Returned } from '#contract/endpoint.ts'
import type { generatePreview, generateTestimonial } from '#contract/writer/writer.ts'
import { profile } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { sha256 } from '../kit/ids.ts'
import { readAiSettings } from '../settings/service.ts'
import { draftOnce } from './draft-once.ts'
import { optionsFor } from '../trades/service.ts'
import { draftLanguageOf, mannerOf, ownerBrief } from '../writer/service.ts'

type OwnerDraftInput = Received<typeof generatePreview>['body'] | Received<typeof generateTestimonial>['body']

/** A draft from what the owner says of a customer, as the owner set it up in Settings. */
export async function draftForOwner(
  context: WorkspaceContext,
  input: OwnerDraftInput,
): Promise<Returned<typeof generateTestimonial>> {
  const { db, user, workspaceId } = context
  const [ai, business] = await Promise.all([readAiSettings(db, user.id), profile(context)])
  const seed = input.seed ?? seedOf(context)
  const language = 'language' in input ? input.language : undefined
  const offered = optionsFor(business, language ?? draftLanguageOf(ai))
  const brief = ownerBrief(input, ai, { businessName: business?.businessName ?? '', offered }, seed)
  return draftOnce(context, { workspaceId, brief, manner: mannerOf(ai) })
}

const seeds = 2 ** 31

/** A retry under the same key gets the same draft; without a key every call is a new one. */
function seedOf({ user, idempotencyKey }: WorkspaceContext): number {
  if (idempotencyKey === undefined) return randomInt(seeds)
  return sha256(`${user.id}\n${idempotencyKey}`).readUInt32BE(0) % seeds
}

import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Services } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { readSignedIds, signIds } from '../kit/secrets/signed-ids.ts'

/** A link that only its customer's mailbox got tells more than one that the team got too. */
const purposeOf = (platform: LinkedPlatform, isMailed: boolean) =>
  `hand-over-${platform}${isMailed ? '-mailed' : ''}`

interface Handed {
  readonly workspaceId: string
  /** Of the testimonial. */
  readonly id: string
}

/**
 * What a customer's link for a platform carries: workspace, testimonial and a signature of 128 bits. It can always be made
 * again, so it is stored nowhere. Whoever holds it may read the text, say that it is posted, and stop the emails; it leads
 * to nothing else, because the team has it too unless `isMailed`.
 */
export function handOverToken(
  services: Services,
  platform: LinkedPlatform,
  handed: Handed,
  { isMailed = false } = {},
): string {
  return signIds(services, purposeOf(platform, isMailed), handed)
}

/** The whole address, without anything personal in it. */
export function handOverUrl({ config }: Services, platform: LinkedPlatform, token: string): string {
  return `${config.publicUrl}/oauth/${platform}/review?handover=${token}`
}

/** Whose text the token opens. A forged one is answered like a missing one. */
export function openHandOver(
  services: Services,
  platform: LinkedPlatform,
  token: string,
): Handed & { readonly isMailed: boolean } {
  for (const isMailed of [true, false]) {
    const ids = readSignedIds(services, purposeOf(platform, isMailed), token)
    if (ids) return { ...ids, isMailed }
  }
  throw notFound('page')
}

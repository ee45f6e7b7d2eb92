import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import type { WorkspaceContext } from '../context.ts'
import { matches } from '../db/matches.ts'
import { Problem } from '../http/problem.ts'
import { holdForTerms } from '../testimonials/service.ts'
import { readSource } from './present.ts'
import { loadSource } from './service.ts'
import { reviewSources } from './tables.ts'

/** The owner answers for showing what the platform's terms restrict, or no longer does: outlets follow within a minute. */
export function acceptTerms(
  context: WorkspaceContext,
  platform: SourcePlatform,
  isAccepted: boolean,
): Promise<ReviewSource> {
  if (reviewRules[platform].inOutlets !== 'when-accepted')
    throw new Problem('invalid-input', 'There is nothing to accept for this platform.')
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const { termsAcceptedAt } = await loadSource(context, tx, platform)
    if ((termsAcceptedAt !== null) !== isAccepted) {
      await tx
        .update(reviewSources)
        .set({ termsAcceptedAt: isAccepted ? now() : null })
        .where(matches(reviewSources, { workspaceId, platform }))
      await holdForTerms(tx, workspaceId, platform, !isAccepted)
    }
    return readSource(context, tx, platform)
  })
}

import { sql } from 'drizzle-orm'
import type { CustomerLanguage } from '#contract/languages.ts'
import { outletCopy } from '../kit/words/outlet-copy.ts'
import { rewardSettings } from '../rewards/tables.ts'
import type { RatingSum } from '../testimonials/service.ts'
import { workspaces } from '../workspaces/tables.ts'

/** The settings that decide what visitors must be told about how testimonials are collected. */
export interface Policy {
  readonly requiresApproval: boolean
  readonly rewards: boolean
  /** A widget that its owner narrowed: what it shows is selected, whatever the workspace does. */
  readonly isNarrowed?: boolean
  readonly minRating?: number | null
  /** Whether such a widget shows anything from another site. */
  readonly showsImports?: boolean
}

/** Of the workspace in the statement around it. */
export const policyOf = sql<Policy>`json_build_object('requiresApproval', ${workspaces.requiresApproval},
  'rewards', exists (select from ${rewardSettings}
    where ${rewardSettings.workspaceId} = ${workspaces.id} and ${rewardSettings.isEnabled}))`

/** How this business collects, in sentences that are true of its settings and its testimonials. */
export function policySentences(
  { requiresApproval, rewards, isNarrowed, minRating, showsImports }: Policy,
  sums: readonly RatingSum[],
  language: CustomerLanguage,
): string[] {
  const copy = outletCopy[language]
  const hasImports =
    showsImports ??
    sums.some(({ countsAs, shown }) => (countsAs === 'imported' || countsAs === 'synced') && shown > 0)
  // Of what was imported nobody knows what was left out.
  const hasOwnRatings = sums.some(({ countsAs, rated }) => countsAs === 'own' && rated > 0)
  return [
    copy.asksAll,
    requiresApproval || isNarrowed ? copy.approves : copy.publishesAll,
    ...(minRating ? [copy.ratedFrom.replace('{n}', String(minRating))] : []),
    ...(rewards ? [copy.rewards] : []),
    ...(hasImports ? [copy.imports] : []),
    ...(hasOwnRatings ? [copy.counts] : []),
  ]
}

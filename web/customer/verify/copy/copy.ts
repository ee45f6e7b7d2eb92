import type { HistoryType } from '#contract/provenance/history.ts'
import type { RewardType } from '#contract/rewards/rewards.ts'
import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import type { SlotsOf } from '../../../lib/copy/copy-table.ts'

type Author = VerifiedTestimonial['history'][number]['by']
/** What is told of everything but private feedback, which has no public page. */
export type ShownStep = Exclude<HistoryType, `feedback-${string}`>

/** Every sentence of the public page about one testimonial, in one language. */
export interface VerifyCopy {
  readonly pageTitle: (business: string) => string
  readonly missing: string
  readonly missingHelp: string

  /** Whose words they are, as the title. */
  readonly written: string
  readonly approved: string
  readonly confirmed: string
  readonly onFile: string
  readonly reworded: string
  readonly imported: (source: string) => string
  readonly elsewhere: string
  readonly team: string

  readonly sent: (business: string, day: string) => string
  readonly brought: (business: string, day: string) => string
  readonly added: (business: string, day: string) => string

  readonly who: string
  readonly unnamed: string

  readonly how: string
  readonly howWritten: string
  readonly howApproved: string
  readonly howConfirmed: string
  readonly howOnFile: string
  readonly howImported: string
  readonly howTeam: string
  readonly withAi: string
  readonly emailConfirmed: string
  readonly emailUnchecked: string

  readonly changes: string
  readonly unchanged: string
  readonly edited: (by: Author, day: string) => string
  readonly updated: (day: string) => string
  /** Of a change by the business that the customer has not confirmed. */
  readonly suggested: (day: string) => string
  readonly confirmedSince: string

  readonly reward: string
  readonly noReward: string
  readonly rewards: Readonly<Record<RewardType, string>>
  readonly rewardNote: string

  readonly history: string
  readonly by: Readonly<Record<Author, string>>
  readonly steps: Readonly<Record<ShownStep, string>>

  readonly proof: string
  readonly proofText: (number: number, day: string) => string
  readonly proofWaits: string
  readonly proofHelp: string
  readonly data: string
  readonly keys: string
}

/** What the sentences are given, by the names that they have for it. */
export const verifySlots: SlotsOf<VerifyCopy> = {
  pageTitle: ['business'],
  imported: ['source'],
  sent: ['business', 'day'],
  brought: ['business', 'day'],
  added: ['business', 'day'],
  edited: ['by', 'day'],
  updated: ['day'],
  suggested: ['day'],
  proofText: ['number', 'day'],
}

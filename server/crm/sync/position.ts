/** What is read one after the other, in this order. */
export const syncPhases = ['contacts', 'deals', 'gone-contacts', 'gone-deals'] as const
export type SyncPhase = (typeof syncPhases)[number]

/** How far a sync is, kept with every page: another process goes on from there. */
export interface SyncPosition {
  /** When it began, in ISO 8601. */
  readonly startedAt: string
  /** Since when changes are read; null where everything is. */
  readonly since: string | null
  readonly phase: SyncPhase
  /** Where the last page of this phase ended, as the CRM's client says it. */
  readonly resume: string | null
  /** The fields that are read of contacts and of deals, besides the usual ones. */
  readonly fields: Readonly<Record<'contact' | 'deal', readonly string[]>>
}

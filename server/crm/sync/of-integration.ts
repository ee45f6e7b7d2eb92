import type { CrmType } from '#contract/crm/crm.ts'
import type { Doing } from '../../events.ts'

/** Whose records a page holds, and which reading it is of. */
export interface OfIntegration {
  readonly workspaceId: string
  readonly integrationId: string
  readonly crmType: CrmType
  readonly by: Doing
  /** What each row of it says it was seen by. */
  readonly seenAt: Date
  /** A reading of everything: what it does not see is gone. */
  readonly readsAll: boolean
}

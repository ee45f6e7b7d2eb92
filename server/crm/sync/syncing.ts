import type { Crm } from '../../integrations/crm/crm.ts'

/** How a sync goes about it. */
export interface Syncing {
  readonly crm: Crm
  readonly actor: string
  /** When it stops where it is, as `performance.now()` counts. */
  readonly untilMs: number
  /** Waits when the CRM is briefly away. */
  readonly isPatient: boolean
}

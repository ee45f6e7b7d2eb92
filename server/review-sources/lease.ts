import type { Source } from './clients.ts'

/** Of a source: its row, as long as this process alone fetches for it. */
export interface Lease {
  readonly source: Source
  /** Keeps it for another while, when it is time, or notes something about it. */
  renew(change?: Partial<Source>): Promise<void>
}

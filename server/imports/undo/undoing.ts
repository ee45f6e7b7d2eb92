import type { imports } from '../tables.ts'
/** Whose history entries an undoing writes, and when it was asked for. */
export interface Undoing {
  readonly workspaceId: string
  readonly importId: string
  readonly actor: string
  readonly now: Date
}

/** What became of some rows. */
export type Undone = Pick<typeof imports.$inferSelect, 'removed' | 'kept'>

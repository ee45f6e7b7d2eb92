import type { imports } from './tables.ts'

/** What an event of an import says of who did it, and when. */
export function byImporter(job: Pick<typeof imports.$inferSelect, 'workspaceId' | 'userId' | 'createdAt'>) {
  const { workspaceId, userId, createdAt } = job
  return { workspaceId, at: createdAt, actor: userId === null ? 'system' : `user:${userId}` }
}

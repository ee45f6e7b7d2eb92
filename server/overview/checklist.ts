import { and, eq, isNotNull } from 'drizzle-orm'
import type { Checklist, ChecklistMarks } from '#contract/overview/overview.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { apiKeys } from '../accounts/tables.ts'
import type { Tx } from '../db/database.ts'

const isAskedByWebsite = and(eq(apiKeys.kind, 'publishable'), isNotNull(apiKeys.lastUsedAt))

/** The first steps, done by what has happened; `null` when there is nothing left to show. */
export async function readChecklist(
  tx: Tx,
  { workspaceId, marks }: { workspaceId: string; marks: ChecklistMarks },
  { total, approved }: Pick<TestimonialStats, 'total' | 'approved'>,
): Promise<Checklist | null> {
  if (marks.dismissed) return null
  const [asked] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), isAskedByWebsite))
    .limit(1)
  const steps = {
    isShared: marks.linkCopied || total > 0,
    isApproved: approved > 0,
    isEmbedded: asked !== undefined,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

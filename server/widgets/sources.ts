import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import { testimonialCounters } from '../testimonials/tables.ts'

/** From the counters, so that it costs the same for a thousand testimonials and for a million. */
export async function sourcesOnShow({ tenant, workspaceId }: WorkspaceContext): Promise<string[]> {
  const { source, publishable, count } = testimonialCounters
  const found = await tenant((tx) =>
    tx
      .selectDistinct({ source })
      .from(testimonialCounters)
      .where(
        and(
          eq(testimonialCounters.workspaceId, workspaceId),
          sql`${publishable}`,
          ne(source, ''),
          gt(count, 0),
        ),
      )
      .orderBy(source),
  )
  return found.map((row) => row.source)
}

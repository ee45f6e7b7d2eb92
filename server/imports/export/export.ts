import type { Readable } from 'node:stream'
import { and, asc, gt, sql } from 'drizzle-orm'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import type { WorkspaceContext } from '../../context.ts'
import {
  highlightsOfRow,
  isConfirmedForReuse,
  searchCondition,
  mayBeNamed,
  showsRequest,
} from '../../testimonials/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { exportBatchRows, exportStream } from '../files/export-file.ts'
import { ownColumns, type OwnRow } from '../files/own-format.ts'

/** Every testimonial of the workspace that passes the filters. */
export function testimonialsStream(
  context: WorkspaceContext,
  format: 'csv' | 'json',
  filters: TestimonialFilters,
): Readable {
  return exportStream<OwnRow>(format, {
    name: 'testimonials',
    now: context.now(),
    columns: ownColumns,
    page: (last) => readTestimonialRows(context, filters, last?.plauditId as string | undefined),
  })
}

function readTestimonialRows(
  context: WorkspaceContext,
  filters: TestimonialFilters,
  after: string | undefined,
): Promise<OwnRow[]> {
  const { id } = testimonials
  return context.tenant((tx) =>
    tx
      .select({
        plauditId: id,
        customerName: testimonials.customerName,
        customerEmail: testimonials.customerEmail,
        company: testimonials.company,
        role: testimonials.role,
        content: testimonials.content,
        rating: testimonials.rating,
        ratingGiven: testimonials.ratingGiven,
        date: sql<string | null>`case when not is_undated then ${moment(testimonials.createdAt)} end`,
        receivedAt: moment(testimonials.receivedAt),
        status: testimonials.status,
        origin: testimonials.origin,
        source: testimonials.source,
        sourceUrl: testimonials.sourceUrl,
        isAiGenerated: testimonials.isAiGenerated,
        isRewarded: testimonials.isRewarded,
        isConfirmedOnRequest: showsRequest,
        isByTeam: testimonials.isByTeam,
        isHidden: sql<boolean>`hidden_at is not null`,
        isPrivate: testimonials.isPrivate,
        recoveryState: testimonials.recoveryState,
        isConfirmedByAuthor: isConfirmedForReuse,
        mayBeNamed,
        headline: testimonials.headline,
        highlights: sql<string>`array_to_string(${highlightsOfRow}, E'\n')`,
        reply: testimonials.reply,
        repliedAt: sql<string | null>`case when reply is not null then ${moment(testimonials.repliedAt)} end`,
        tags: sql<string>`array_to_string(${testimonials.tags}, ', ')`,
        isPinned: sql<boolean>`${testimonials.pinnedAt} is not null`,
      })
      .from(testimonials)
      .where(
        and(searchCondition(context.workspaceId, filters), after === undefined ? undefined : gt(id, after)),
      )
      .orderBy(asc(id))
      .limit(exportBatchRows),
  )
}

function moment(column: (typeof testimonials)['createdAt' | 'receivedAt' | 'repliedAt']) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

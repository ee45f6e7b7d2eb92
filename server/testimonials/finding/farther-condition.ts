import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { isShown, waitingReason } from '../consent/visibility-rule.ts'
import { mentionsCondition } from './mentions.ts'
import { sourceCondition } from './source-condition.ts'
import { testimonials } from '../tables.ts'

/** The filters of a list, and which rows have the words that they ask for, where that was looked up. */
export interface ListFilters extends TestimonialFilters {
  readonly idsMentioning?: readonly string[] | undefined
}

/** The filters that addresses have and the page has no field for: the assistant's answers lead to them. */
export function fartherCondition(workspaceId: string, filters: ListFilters): SQL | undefined {
  const { minRating, maxRating, waitingFor, language, customer, company } = filters
  return and(
    minRating ? gte(testimonials.rating, minRating) : undefined,
    maxRating ? lte(testimonials.rating, maxRating) : undefined,
    isOrNot(isShown, filters.isShown),
    isOrNot(sql`is_private`, filters.isPrivate),
    isOrNot(sql`is_ai_generated`, filters.isAiGenerated),
    waitingFor && sql`${waitingReason} = ${waitingFor}`,
    language ? eq(testimonials.language, language) : undefined,
    customer ? eq(testimonials.customerName, customer) : undefined,
    company ? eq(testimonials.company, company) : undefined,
    leavesOut(filters),
    mentioned(filters),
    cameThrough(workspaceId, filters),
    mentionsTheme(workspaceId, filters),
  )
}

function leavesOut({ notSource, notTag, notLanguage }: ListFilters): SQL | undefined {
  return and(
    notSource ? sql`${sourceCondition(notSource)} is not true` : undefined,
    notTag ? sql`not ${testimonials.tags} @> array[${notTag}]::text[]` : undefined,
    notLanguage ? sql`${testimonials.language} is distinct from ${notLanguage}` : undefined,
  )
}

function mentioned({ mentions, idsMentioning }: ListFilters): SQL | undefined {
  if (!mentions) return undefined
  return idsMentioning
    ? sql`${testimonials.id} = any(${`{${idsMentioning.join(',')}}`}::uuid[])`
    : mentionsCondition(mentions)
}

function isOrNot(condition: SQL, wanted: 'true' | 'false' | undefined): SQL | undefined {
  return wanted && (wanted === 'true' ? condition : sql`not ${condition}`)
}

function cameThrough(workspaceId: string, { link, linkKind, campaign }: TestimonialFilters): SQL | undefined {
  return and(
    link ? eq(testimonials.formId, link) : undefined,
    linkKind &&
      sql`form_id in (select l.id from collection_links l where l.workspace_id = ${workspaceId} and l.kind = ${linkKind})`,
    campaign
      ? sql`${testimonials.id} in (select r.testimonial_id from requests r
        where r.workspace_id = ${workspaceId} and r.campaign_id = ${campaign} and r.testimonial_id is not null)`
      : undefined,
  )
}

/** Of a theme that others count as, theirs too: so many are counted for it. */
function mentionsTheme(workspaceId: string, { theme, tone }: TestimonialFilters): SQL | undefined {
  if (!theme) return undefined
  const said =
    tone && (tone === 'praise' ? sql`and m.praised_at is not null` : sql`and m.criticized_at is not null`)
  return sql`${testimonials.id} in (select m.testimonial_id from theme_mentions m
    where m.workspace_id = ${workspaceId} ${said} and (m.theme = ${theme} or m.theme in (
      select d.theme from theme_decisions d where d.workspace_id = ${workspaceId} and d.merged_into = ${theme})))`
}

import { type SQL, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index, uniqueIndex } from 'drizzle-orm/pg-core'
import { indexWhereSet } from '../../db/columns.ts'
import { isShown, isShownOnPlatform } from '../consent/visibility-rule.ts'

type Columns = Readonly<
  Record<
    | 'workspaceId'
    | 'id'
    | 'createdAt'
    | 'receivedAt'
    | 'status'
    | 'rating'
    | 'customerEmail'
    | 'formId'
    | 'importKey'
    | 'importText'
    | 'pinnedAt'
    | 'language'
    | 'deletedAt'
    | 'withdrawnAt',
    ExtraConfigColumn
  >
>

const isNotDeleted = sql`deleted_at is null`

/** A recovery case that is public elsewhere. */
export const isOutsideCase = sql`not is_private and recovery_state is not null and deleted_at is null`

/** On a platform, and the business has not answered there or here. */
export const isUnanswered = sql`platform is not null and reply is null and removed_at is null and deleted_at is null`

/** What the lists of testimonials and the look-ups of one go by. */
export function indexesOf(table: Columns) {
  return [...listIndexes(table), ...lookUpIndexes(table)]
}

/** Lists by date, as the business and as the public see them. */
function listIndexes(table: Columns) {
  const { workspaceId, id, createdAt, status, rating } = table
  // Ascending and read backwards: `.desc()` would mean NULLS LAST, which no `order by ... desc` can use.
  const byDate = (name: string, where: SQL, ...within: ExtraConfigColumn[]) =>
    index(name)
      .on(workspaceId, ...within, createdAt, id)
      .where(where)
  return [
    byDate('testimonials_newest', isNotDeleted),
    byDate('testimonials_by_status', isNotDeleted, status),
    byDate('testimonials_by_rating', isNotDeleted, rating),
    // Neither of the two above is enough when a pair is rare: say, approved with one star.
    byDate('testimonials_by_status_and_rating', isNotDeleted, status, rating),
    // As the public sees them: what nobody dated comes last.
    index('testimonials_public')
      .on(workspaceId, sql`(not is_undated)`, createdAt, id)
      .where(isShown),
    byDate('testimonials_by_language', sql`publishable and language is not null`, table.language),
    // Texts that nobody has looked at: none after the first start with this index.
    index('testimonials_language_undetermined')
      .on(workspaceId, id)
      .where(sql`language = 'und'`),
    // What this instance's own pages may show.
    index('testimonials_on_platform')
      .on(workspaceId, sql`(not is_undated)`, createdAt, id)
      .where(isShownOnPlatform),
    // The recovery cases.
    byDate('testimonials_private', sql`is_private and deleted_at is null`),
    // Low ratings from platforms are recovery cases too, and everybody can read them there.
    byDate('testimonials_outside_cases', isOutsideCase),
    // Reviews on platforms that wait for an answer.
    byDate('testimonials_unanswered', isUnanswered),
    // What the business keeps off its site.
    byDate('testimonials_hidden', sql`hidden_at is not null and deleted_at is null`),
  ]
}

/** One testimonial, or the few of a customer, a link, an import or a state. */
function lookUpIndexes(table: Columns) {
  const { workspaceId, createdAt } = table
  return [
    index('testimonials_of_customer')
      .on(workspaceId, table.customerEmail, createdAt)
      .where(sql`customer_email is not null and deleted_at is null`),
    // How many came through each link, and when the newest did.
    index('testimonials_of_form')
      .on(workspaceId, table.formId, table.receivedAt)
      .where(sql`form_id is not null and deleted_at is null`),
    uniqueIndex('testimonials_import_key')
      .on(workspaceId, table.importKey)
      .where(sql`import_key is not null`),
    indexWhereSet('testimonials_import_text', workspaceId, table.importText),
    indexWhereSet('testimonials_pinned', workspaceId, table.pinnedAt),
    // Whose words come back by no other way.
    indexWhereSet('testimonials_withdrawn', workspaceId, table.withdrawnAt),
    // How many a plan has taken, of a month and of all.
    index('testimonials_approved')
      .on(workspaceId, sql`(coalesce(decided_at, received_at))`)
      .where(sql`status = 'approved'`),
    // What is new on the whole instance: a few bytes for each 128 pages, as rows come in by time.
    index('testimonials_received').using('brin', table.receivedAt),
    index('testimonials_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ]
}

import { and, eq, sql } from 'drizzle-orm'
import type { UndoPreview } from '#contract/imports/import-progress.ts'
import type { WorkspaceContext } from '../../context.ts'
import { isAsImported, isUsedCustomer } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { customers } from '../../customers/tables.ts'
import { importRows } from '../tables.ts'
import { ofImportRows } from '../import-rows.ts'
import { type Kind, summarizeImport } from '../progress.ts'

/** What undoing an import would do now. Changes nothing. */
export function previewUndo(context: WorkspaceContext, kind: Kind, id: string): Promise<UndoPreview> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    await summarizeImport(context, tx, kind, id)
    return kind === 'reviews' ? ofReviews(tx, workspaceId, id) : ofCustomers(tx, workspaceId, id)
  })
}

async function ofReviews(tx: Tx, workspaceId: string, importId: string): Promise<UndoPreview> {
  const { rows } = await tx.execute<UndoPreview & Record<string, unknown>>(sql`
    select count(*) filter (where is_added and not is_theirs)::int as removed,
      count(*) filter (where is_added and not is_theirs and status = 'approved')::int as approved,
      count(*) filter (where is_added and not is_theirs and is_edited)::int as edited,
      count(*) filter (where is_added and is_theirs)::int as kept,
      count(*) filter (where not is_added and not is_settled and is_still)::int as restored
    from (
      select r.changes is null as is_added, t.status,
        exists (select from testimonial_events e where e.workspace_id = t.workspace_id and e.testimonial_id = t.id
          and e.actor = 'customer') as is_theirs,
        exists (select from testimonial_events e where e.workspace_id = t.workspace_id and e.testimonial_id = t.id
          and e.type in ('edited', 'edit-suggested')) as is_edited,
        exists (select from testimonial_events e where e.workspace_id = t.workspace_id and e.testimonial_id = t.id
          and (e.actor = 'customer' or e.type in ('edited', 'edit-suggested', 'evidence-added', 'confirmation-asked'))) as is_settled,
        r.changes->'customerName'->>'to' = t.customer_name or r.changes->'customerEmail'->>'to' = t.customer_email
          or r.changes->'company'->>'to' = t.company or r.changes->'role'->>'to' = t.role or (r.changes->'rating'->>'to')::int = t.rating
          or (r.changes->'date'->>'to')::timestamptz = t.created_at as is_still
      from import_rows r
      join testimonials t on t.workspace_id = r.workspace_id and t.id = r.testimonial_id
      where r.workspace_id = ${workspaceId} and r.import_id = ${importId} and t.deleted_at is null
    ) known`)
  return rows[0]!
}

async function ofCustomers(tx: Tx, workspaceId: string, importId: string): Promise<UndoPreview> {
  const isAdded = sql`${importRows.changes} is null`
  const counted = (which: unknown) => sql<number>`count(*) filter (where ${which})::int`
  const [found] = await tx
    .select({
      removed: counted(sql`${isAdded} and not ${isUsedCustomer}`),
      kept: counted(sql`${isAdded} and ${isUsedCustomer}`),
      restored: counted(sql`not (${isAdded}) and ${isAsImported}`),
    })
    .from(importRows)
    .innerJoin(
      customers,
      and(eq(customers.workspaceId, importRows.workspaceId), eq(customers.id, importRows.customerId)),
    )
    .where(ofImportRows(workspaceId, importId))
  return { ...found!, approved: 0, edited: 0 }
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'

/** Fields of a testimonial that an import corrects; what is not named stays. */
export interface Corrected {
  readonly id: string
  /** Of the row that was looked at: one that changed since is left alone. */
  readonly version: number
  readonly values: Readonly<Record<string, string | number | null>>
}

/**
 * Writes corrections, all in one statement, and answers which were written. Without a date a review has the moment of
 * its import. A key that another review has by now stays where it is.
 */
export async function writeCorrections(
  tx: Tx,
  workspaceId: string,
  corrected: readonly Corrected[],
): Promise<Set<string>> {
  if (corrected.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: string }>(sql`
    update testimonials t set
      customer_name = case when v.fields ? 'customerName' then v.fields->>'customerName' else t.customer_name end,
      customer_email = case when v.fields ? 'customerEmail' then v.fields->>'customerEmail' else t.customer_email end,
      company = case when v.fields ? 'company' then v.fields->>'company' else t.company end,
      role = case when v.fields ? 'role' then v.fields->>'role' else t.role end,
      rating = case when v.fields ? 'rating' then (v.fields->>'rating')::smallint else t.rating end,
      rating_given = case when v.fields ? 'ratingGiven'
        then (v.fields->>'ratingGiven')::numeric else t.rating_given end,
      created_at = case when v.fields ? 'date'
        then coalesce((v.fields->>'date')::timestamptz, t.received_at) else t.created_at end,
      is_undated = case when v.fields ? 'date' then v.fields->>'date' is null else t.is_undated end,
      evidence_date = case when v.fields ? 'date'
        then ((v.fields->>'date')::timestamptz at time zone 'UTC')::date else t.evidence_date end,
      import_key = case when v.fields ? 'importKey' and not exists (
          select from testimonials other where other.workspace_id = t.workspace_id
            and other.import_key = decode(v.fields->>'importKey', 'base64') and other.id <> t.id)
        then decode(v.fields->>'importKey', 'base64') else t.import_key end,
      version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(corrected.map(asRecord))}::jsonb)
      as v (id uuid, version int, fields jsonb)
    where t.workspace_id = ${workspaceId} and t.id = v.id and t.version = v.version and t.deleted_at is null
    returning t.id`)
  return new Set(rows.map(({ id }) => id))
}

function asRecord({ id, version, values }: Corrected) {
  const key = values['importKey']
  const fields =
    typeof key === 'string'
      ? { ...values, importKey: Buffer.from(key, 'base64url').toString('base64') }
      : values
  return { id, version, fields }
}

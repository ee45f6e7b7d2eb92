import { sql } from 'drizzle-orm'
import type { Showcased } from '#contract/administration/showcase.ts'
import type { Tx } from '../../db/database.ts'

const mostShown = 500

interface Row extends Record<string, unknown>, Showcased {}

/** The businesses whose owners agreed to stand on this instance's public pages, the newest first. */
export async function readShowcase(tx: Tx): Promise<Showcased[]> {
  const { rows } = await tx.execute<Row>(
    sql`select w.id, w.name as "businessName", w.left_out_of_public_at is not null as "isLeftOut",
      case when b.logo_url like '/%' and b.logo_url not like '//%' then b.logo_url end as "logoUrl",
      (select count(*)::int from testimonials where workspace_id = w.id and publishable
        and consents_to_platform and deleted_at is null) as testimonials
    from workspaces w left join business_profiles b on b.workspace_id = w.id
    where w.shows_in_public and w.deletion_requested_at is null
    order by w.created_at desc, w.id desc limit ${mostShown}`,
  )
  return rows
}

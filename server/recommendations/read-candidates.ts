import { and, eq, ne, sql } from 'drizzle-orm'
import { mostCompared } from '#contract/recommendations/recommendations.ts'
import type { Tx } from '../db/database.ts'
import { readPlain } from '../db/statements/plain-rows.ts'
import { isShown, mayBeNamed, publicOrder } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import type { Candidate } from './candidate.ts'

/** What comes later in a text changes no score. */
const mostLetters = 2000

/** The newest that may be shown and have words, with what their scores need. */
export function readCandidates(tx: Tx, workspaceId: string): Promise<readonly Candidate[]> {
  const where = and(eq(testimonials.workspaceId, workspaceId), isShown, ne(testimonials.content, ''))
  const order = sql.join(publicOrder(), sql`, `)
  return readPlain<Candidate>(
    tx,
    sql`select id, left(content, ${mostLetters}) as content, language, customer_name as "customerName", company, rating,
      case when is_undated then null else extract(epoch from created_at) * 1000 end::float8 as "saidAt", origin,
      platform is not null as "isFromPlatform", is_attested_by_owner as "isAttestedByOwner", is_by_team as "isByTeam",
      is_rewarded as "isRewarded", ${mayBeNamed} as "mayBeNamed", consents_to_photo is true as "hasPhoto",
      consents_to_platform is true as "allowsPlatform",
      (headline is not null or cardinality(highlights) > 0) as "hasHighlight"
      from ${testimonials} where ${where} order by ${order} limit ${mostCompared}`,
  )
}

import { sql } from 'drizzle-orm'
import type { Theme, ThemeQuote } from '#contract/themes/themes.ts'
import type { Tx } from '../../db/database.ts'
import { groupKey } from '../own/own-themes.ts'
import { sentenceAround } from './sentence-around.ts'

const most = 3

interface Quoted extends Record<string, unknown> {
  readonly theme: string
  readonly testimonialId: string
  readonly content: string
  readonly customerName: string
  readonly at: number
  readonly tone: ThemeQuote['tone']
}

/** The newest sentences on each theme, praise and criticism as they are among its mentions. */
export async function quotesOf(
  tx: Tx,
  workspaceId: string,
  themes: readonly Pick<Theme, 'key' | 'merged' | 'praise' | 'criticism'>[],
): Promise<Map<string, ThemeQuote[]>> {
  if (themes.length === 0) return new Map()
  const asked = themes.map(({ key, merged, praise, criticism }) => ({
    theme: key,
    counted: merged.length > 0 ? groupKey(key) : key,
    ...sharesOf(praise, criticism),
  }))
  const { rows } = await tx.execute<Quoted>(sql`
    select v.theme, q."testimonialId", t.content, t.customer_name as "customerName", q.at, q.tone
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as v (theme text, counted text, praised int, criticized int)
    cross join lateral (
      ${newest(workspaceId, sql`praised_at`, 'praise', sql`v.praised`)} union all
      ${newest(workspaceId, sql`criticized_at`, 'criticism', sql`v.criticized`)} union all
      ${newest(workspaceId, sql`named_at`, 'neither', sql`${most} - v.praised - v.criticized`, sql`and praised_at is null and criticized_at is null`)}
    ) as q
    join testimonials t on t.workspace_id = ${workspaceId} and t.id = q."testimonialId" and t.deleted_at is null`)
  const quotes = new Map<string, ThemeQuote[]>()
  for (const row of rows) quotes.set(row.theme, [...(quotes.get(row.theme) ?? []), present(row)])
  return quotes
}

function newest(
  workspaceId: string,
  at: ReturnType<typeof sql>,
  tone: ThemeQuote['tone'],
  limit: ReturnType<typeof sql>,
  also = sql``,
) {
  return sql`(select testimonial_id as "testimonialId", ${at} as at, ${tone} as tone from theme_mentions
    where workspace_id = ${workspaceId} and theme = v.counted and ${at} is not null ${also}
    order by week desc, testimonial_id desc limit ${limit})`
}

/** How many of the quotes praise and how many criticize: at least one of each, where there is one. */
function sharesOf(praise: number, criticism: number): { praised: number; criticized: number } {
  const toned = Math.min(most, praise + criticism)
  if (criticism === 0) return { praised: toned, criticized: 0 }
  if (praise === 0) return { praised: 0, criticized: toned }
  const criticized = criticism > praise ? 2 : 1
  return {
    praised: Math.min(praise, toned - Math.min(criticized, criticism)),
    criticized: Math.min(criticized, criticism),
  }
}

function present({ testimonialId, customerName, tone, content, at }: Quoted): ThemeQuote {
  return { testimonialId, customerName, tone, text: sentenceAround(content, at) }
}

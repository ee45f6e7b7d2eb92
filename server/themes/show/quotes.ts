import { and, isNull, sql } from 'drizzle-orm'
import type { Theme, ThemeQuote } from '#contract/themes/themes.ts'
import type { Tx } from '../../db/database.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { groupKey } from '../own/own-themes.ts'
import { sentenceAround } from './sentence-around.ts'

const most = 3

interface Named extends Record<string, unknown> {
  readonly theme: string
  readonly testimonialId: string
  readonly at: number
  readonly tone: ThemeQuote['tone']
}

/** The newest sentences on each theme, praise and criticism as they are among its mentions. */
export async function quotesOf(
  tx: Tx,
  workspaceId: string,
  themes: readonly Pick<Theme, 'key' | 'merged' | 'praise' | 'criticism'>[],
): Promise<Map<string, ThemeQuote[]>> {
  const named = await readNamed(tx, workspaceId, themes)
  const texts = await readTexts(
    tx,
    workspaceId,
    named.map(({ testimonialId }) => testimonialId),
  )
  const quotes = new Map<string, ThemeQuote[]>()
  for (const { theme, testimonialId, at, tone } of named) {
    const text = texts.get(testimonialId)
    if (!text) continue
    const quote = {
      testimonialId,
      customerName: text.customerName,
      tone,
      text: sentenceAround(text.content, at),
    }
    quotes.set(theme, [...(quotes.get(theme) ?? []), quote])
  }
  return quotes
}

async function readNamed(
  tx: Tx,
  workspaceId: string,
  themes: Parameters<typeof quotesOf>[2],
): Promise<Named[]> {
  if (themes.length === 0) return []
  const asked = themes.map(({ key, merged, praise, criticism }) => ({
    theme: key,
    counted: merged.length > 0 ? groupKey(key) : key,
    ...sharesOf(praise, criticism),
  }))
  const { rows } = await tx.execute<Named>(sql`
    select v.theme, q."testimonialId", q.at, q.tone
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as v (theme text, counted text, praised int, criticized int)
    cross join lateral (
      ${newest(workspaceId, sql`praised_at`, 'praise', sql`v.praised`)} union all
      ${newest(workspaceId, sql`criticized_at`, 'criticism', sql`v.criticized`)} union all
      ${newest(workspaceId, sql`named_at`, 'neither', sql`${most} - v.praised - v.criticized`, sql`and praised_at is null and criticized_at is null`)}
    ) as q`)
  return rows
}

/** Apart: joined, PostgreSQL would go through all testimonials of a workspace that it has not counted yet. */
async function readTexts(tx: Tx, workspaceId: string, ids: readonly string[]) {
  const { id, content, customerName, deletedAt } = testimonials
  if (ids.length === 0) return new Map<string, { content: string; customerName: string }>()
  const rows = await tx
    .select({ id, content, customerName })
    .from(testimonials)
    .where(and(rowsWithIds(testimonials, workspaceId, ids), isNull(deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
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

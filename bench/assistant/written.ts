import { readFileSync } from 'node:fs'
import { rowId } from '../../server/kit/ids.ts'
import type { Run } from '../../server/test/asking/fill.ts'

export const writtenTrades = ['hotel', 'restaurant', 'dentist', 'gym', 'software', 'photographer'] as const
export type WrittenTrade = (typeof writtenTrades)[number]

export interface Written {
  readonly date: string
  readonly name: string
  readonly company?: string
  readonly rating: number
  /** `form` for the business's own form. */
  readonly source: string
  readonly service: string
  readonly language: 'en' | 'es' | 'fr' | 'de' | 'pt'
  readonly text: string
}

/** The hundred testimonials of a trade, as customers write: short and long, with slips, and never two alike. */
export function writtenOf(trade: WrittenTrade): Written[] {
  const lines = readFileSync(new URL(`testimonials/${trade}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Written)
}

/** Puts them into a workspace: approved from four stars up, and tagged with their service. */
export async function fillWithWritten(
  run: Run,
  workspaceId: string,
  trades: readonly WrittenTrade[],
): Promise<void> {
  const rows = trades.flatMap(writtenOf).map((written) => ({
    ...written,
    id: rowId(new Date(written.date)),
    at: `${written.date}T12:00:00Z`,
  }))
  await run(
    `insert into testimonials (workspace_id, id, customer_name, company, content, rating, status, origin, is_confirmed_by_author,
      consents_to_display, consents_to_name, source, tags, language, created_at, received_at)
    select $1, r.id, r.name, r.company, r.text, r.rating, case when r.rating >= 4 then 'approved' else 'pending' end,
      case when r.source = 'form' then 'customer' else 'imported' end, true, true, true, nullif(r.source, 'form'),
      array[r.service], r.language, r.at, r.at
    from jsonb_to_recordset($2::jsonb) as r(id uuid, name text, company text, text text, rating smallint, source text,
      service text, language text, at timestamptz)`,
    [workspaceId, JSON.stringify(rows)],
  )
}

import { and, lt, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { inBatches } from '../db/in-batches.ts'
import { imports } from './tables.ts'
import { daysBefore } from '../kit/time.ts'

const excerptRetentionDays = 30
/** A report may have a line for each of 50,000 rows. */
const reportsAtOnce = 20

/** Reports of imports go on saying which rows were left out and why, without quoting them. */
export function emptyReports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const quotes = sql`jsonb_path_exists(${imports.report}, '$[*] ? (@.excerpt != "")')`
  const withoutQuotes = sql`(
    select jsonb_agg(
      line || jsonb_build_object('excerpt', '', 'reason', regexp_replace(line->>'reason', '".*"', '"…"'))
      order by place)
    from jsonb_array_elements(${imports.report}) with ordinality as lines (line, place))`
  return inBatches(
    imports,
    and(lt(imports.createdAt, daysBefore(now, excerptRetentionDays)), quotes),
    (some) => db.update(imports).set({ report: withoutQuotes }).where(some),
    reportsAtOnce,
  )
}

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { groupKey, type OwnThemes, readOwnThemes } from '../own/own-themes.ts'
import { type Named, themesOf } from '../read/themes-of.ts'

/** So many changes are read in one transaction, and so many texts without a pause for requests. */
const changesAtOnce = 300
const textsAtOnce = 20

interface Changed extends Record<string, unknown> {
  readonly workspaceId: string
  readonly testimonialId: string
  readonly content: string
  readonly language: string | null
  readonly rating: number | null
  readonly week: string
}

type Row = Named & Pick<Changed, 'workspaceId' | 'testimonialId' | 'week'>

/** Reads some testimonials that are new or changed, and counts them anew; answers whose they were. */
export function countChanges(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    if (!(await isOnlyCounter(tx))) return []
    const taken = await takeChanges(tx)
    if (taken.length === 0) return []
    const texts = await readTexts(tx, taken)
    const rows = await mentionsOf(tx, texts)
    await uncount(tx, taken)
    await count(tx, rows)
    return taken.map(({ workspaceId }) => workspaceId)
  })
}

/** One process counts at a time: two would count what one of them has just changed. */
async function isOnlyCounter(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('plaudit_themes')) as "isFree"`,
  )
  return rows[0]?.isFree === true
}

type Taken = Pick<Changed, 'workspaceId' | 'testimonialId'>

async function takeChanges(tx: Tx): Promise<Taken[]> {
  const { rows } = await tx.execute<Taken & Record<string, unknown>>(sql`
    delete from theme_changes where (workspace_id, id) in (
      select workspace_id, id from theme_changes limit ${changesAtOnce} for update skip locked)
    returning workspace_id as "workspaceId", testimonial_id as "testimonialId"`)
  return rows
}

const idsOf = (taken: readonly Taken[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as v ("workspaceId" uuid, "testimonialId" uuid)`

async function readTexts(tx: Tx, taken: readonly Taken[]): Promise<Changed[]> {
  const { rows } = await tx.execute<Changed>(sql`
    select distinct on (t.workspace_id, t.id) t.workspace_id as "workspaceId", t.id as "testimonialId", content, language, rating,
      case when is_undated then '0001-01-01' else date_trunc('week', created_at at time zone 'utc')::date::text end as week
    from ${idsOf(taken)} cross join lateral (
      select * from testimonials where workspace_id = v."workspaceId" and id = v."testimonialId" limit 1) as t
    where deleted_at is null and content <> ''`)
  return rows
}

async function mentionsOf(tx: Tx, texts: readonly Changed[]): Promise<Row[]> {
  const known = new Map<string, OwnThemes>()
  const rows: Row[] = []
  for (const [index, text] of texts.entries()) {
    const { workspaceId, testimonialId, week } = text
    const own = known.get(workspaceId) ?? (await readOwnThemes(tx, workspaceId))
    known.set(workspaceId, own)
    const named = themesOf(text, own.phrases)
    for (const one of [...named, ...groupsOf(named, own)])
      rows.push({ ...one, workspaceId, testimonialId, week })
    // Who waits for an answer comes first.
    if (index % textsAtOnce === textsAtOnce - 1) await new Promise(setImmediate)
  }
  return rows
}

/** Of themes that others count as: what any of them says. */
function groupsOf(named: readonly Named[], { mergedInto }: OwnThemes): Named[] {
  if (mergedInto.size === 0) return []
  const targets = new Set(mergedInto.values())
  return [...targets].flatMap((target) => {
    const [first, ...others] = named.filter(({ theme }) => (mergedInto.get(theme) ?? theme) === target)
    if (!first) return []
    const all = [first, ...others]
    return [
      {
        theme: groupKey(target),
        namedAt: Math.min(...all.map(({ namedAt }) => namedAt)),
        praisedAt: all.find(({ praisedAt }) => praisedAt !== null)?.praisedAt ?? null,
        criticizedAt: all.find(({ criticizedAt }) => criticizedAt !== null)?.criticizedAt ?? null,
      },
    ]
  })
}

const addToCounts = sql`on conflict (workspace_id, theme, week) do update set mentions = c.mentions + excluded.mentions,
  praise = c.praise + excluded.praise, criticism = c.criticism + excluded.criticism`

async function uncount(tx: Tx, taken: readonly Taken[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from theme_mentions m using (
        select mentioned.ctid as place from ${idsOf(taken)} cross join lateral (
          select ctid from theme_mentions
          where workspace_id = v."workspaceId" and testimonial_id = v."testimonialId" offset 0) as mentioned) as old
      where m.ctid = old.place returning m.*)
    insert into theme_counts as c (workspace_id, theme, week, mentions, praise, criticism)
    select workspace_id, theme, week, -count(*), -count(praised_at), -count(criticized_at) from gone group by 1, 2, 3
    ${addToCounts}`)
}

async function count(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    with added as (
      insert into theme_mentions (workspace_id, testimonial_id, theme, week, named_at, praised_at, criticized_at)
      select "workspaceId", "testimonialId", theme, week, "namedAt", "praisedAt", "criticizedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v ("workspaceId" uuid, "testimonialId" uuid,
        theme text, week date, "namedAt" int, "praisedAt" int, "criticizedAt" int)
      returning *)
    insert into theme_counts as c (workspace_id, theme, week, mentions, praise, criticism)
    select workspace_id, theme, week, count(*), count(praised_at), count(criticized_at) from added group by 1, 2, 3
    ${addToCounts}`)
}

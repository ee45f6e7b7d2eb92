import { eq, sql } from 'drizzle-orm'
import { comparedWeeks, type Theme, type ThemeList } from '#contract/themes/themes.ts'
import type { WorkspaceContext } from '../../context.ts'
import { businessProfiles } from '../../business/tables.ts'
import type { Tx } from '../../db/database.ts'
import { tradeOf } from '../../trades/service.ts'
import { groupKey } from '../own/own-themes.ts'
import { everyText } from '../read/themes-of.ts'
import { themeDecisions, themePhrases } from '../tables.ts'
import { nameOfPhrase, nameOfTheme } from '../words/name-of-theme.ts'
import { isOfTrade } from '../words/of-trades.ts'
import { quotesOf } from './quotes.ts'

const usualLimit = 100
/** What one testimonial mentions is no theme; nor what hardly any of many do. */
const fewestOf = (texts: number) => Math.max(2, Math.min(5, Math.ceil(texts * 0.04)))
const dayMs = 86_400_000

type Counts = Pick<Theme, 'mentions' | 'praise' | 'criticism' | 'recent' | 'before'>

/** What testimonials speak of, with quotes, from the counts of weeks. */
export function listThemes(context: WorkspaceContext, limit = usualLimit): Promise<ThemeList> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const { themes, texts, waiting } = await readThemes(tx, workspaceId, now())
    const listed = themes.slice(0, limit)
    const quotes = await quotesOf(tx, workspaceId, listed)
    return {
      themes: listed.map((theme) => ({ ...theme, quotes: quotes.get(theme.key) ?? [] })),
      texts,
      waiting,
    }
  })
}

export type CountedTheme = Omit<Theme, 'quotes'>

/** All themes of a workspace, the most mentioned first and hidden ones last. */
export async function readThemes(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<Omit<ThemeList, 'themes'> & { themes: CountedTheme[] }> {
  const counts = await readCounts(tx, workspaceId, now)
  const texts = counts.get(everyText)?.mentions ?? 0
  const fewest = fewestOf(texts)
  const decided = await tx.select().from(themeDecisions).where(eq(themeDecisions.workspaceId, workspaceId))
  const phrases = await tx.select().from(themePhrases).where(eq(themePhrases.workspaceId, workspaceId))
  const decisionOf = new Map(decided.map((row) => [row.theme, row]))
  const trade = await readTrade(tx, workspaceId)
  const phraseNames = new Map(phrases.map(({ theme, name }) => [theme, nameOfPhrase(name)]))
  const usualNameOf = (key: string) => nameOfTheme(key) ?? phraseNames.get(key)
  const nameOf = (key: string) => decisionOf.get(key)?.name ?? usualNameOf(key) ?? key
  const themes = [...counts.keys()].flatMap((key): CountedTheme[] => {
    const usualName = usualNameOf(key)
    const decision = decisionOf.get(key)
    // Groups stand in for the themes that they are named after.
    const own = counts.get(groupKey(key)) ?? counts.get(key)
    if (!own || usualName === undefined || decision?.mergedInto) return []
    const isListed = own.mentions >= fewest && isOfTrade(key, trade, own.mentions / texts)
    if (!isListed && !decision) return []
    const merged = decided.filter(({ mergedInto }) => mergedInto === key)
    return [
      {
        key,
        name: decision?.name ?? usualName,
        usualName,
        isHidden: decision?.isHidden ?? false,
        merged: merged.map(({ theme }) => ({ key: theme, name: nameOf(theme) })),
        ...own,
      },
    ]
  })
  return {
    themes: themes.toSorted(
      (a, b) =>
        Number(a.isHidden) - Number(b.isHidden) || b.mentions - a.mentions || (a.key < b.key ? -1 : 1),
    ),
    texts,
    waiting: await countWaiting(tx, workspaceId),
  }
}

async function readTrade(tx: Tx, workspaceId: string): Promise<string | undefined> {
  const { industry, businessName, businessDescription, services } = businessProfiles
  const [described] = await tx
    .select({ industry, businessName, businessDescription, services })
    .from(businessProfiles)
    .where(eq(businessProfiles.workspaceId, workspaceId))
  return described && tradeOf(described)?.name
}

async function readCounts(tx: Tx, workspaceId: string, now: Date): Promise<Map<string, Counts>> {
  const recentFrom = dayOf(now.getTime() - comparedWeeks * 7 * dayMs)
  const beforeFrom = dayOf(now.getTime() - 2 * comparedWeeks * 7 * dayMs)
  const { rows } = await tx.execute<{ theme: string; [sum: string]: unknown }>(sql`
    select theme, sum(mentions)::int as mentions, sum(praise)::int as praise, sum(criticism)::int as criticism,
      ${sumsOf(sql`week > ${recentFrom}`, 'recent')}, ${sumsOf(sql`week > ${beforeFrom} and week <= ${recentFrom}`, 'before')}
    from theme_counts where workspace_id = ${workspaceId} group by theme having sum(mentions) > 0`)
  return new Map(rows.map(({ theme, ...row }) => [theme, countsIn(row)]))
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function sumsOf(condition: ReturnType<typeof sql>, name: string) {
  const sums = ['mentions', 'praise', 'criticism'].map(
    (column) =>
      sql`coalesce(sum(${sql.identifier(column)}) filter (where ${condition}), 0)::int as ${sql.identifier(`${name}_${column}`)}`,
  )
  return sql.join(sums, sql`, `)
}

function countsIn(row: Readonly<Record<string, unknown>>): Counts {
  const of = (prefix: string) => ({
    mentions: Number(row[`${prefix}mentions`] ?? 0),
    praise: Number(row[`${prefix}praise`] ?? 0),
    criticism: Number(row[`${prefix}criticism`] ?? 0),
  })
  return { ...of(''), recent: of('recent_'), before: of('before_') }
}

async function countWaiting(tx: Tx, workspaceId: string): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(sql`select count(*)::int as waiting from (
    select from theme_changes where workspace_id = ${workspaceId} limit 10000) as changes`)
  return rows[0]?.waiting ?? 0
}

import { and, eq, sql } from 'drizzle-orm'
import type { Filters } from '#contract/assistant/query.ts'
import { searchCondition } from '../../testimonials/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { type CountedTheme, readThemes } from '../../themes/service.ts'
import { listFiltersOf } from '../ask/asking.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { counted, linked, listed, said } from '../say/pieces.ts'
import type { Answering } from './answering.ts'
import { answerQuotes } from './quotes.ts'

const named = 3
const most = 10

type Counted = Pick<CountedTheme, 'key' | 'name' | 'mentions' | 'praise' | 'criticism'>

/** What testimonials speak of: the counts that are kept, or those of the rows where something narrows them. */
export async function answerThemes(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  const { group, versus, span, filters, limit = most } = query
  if (group || versus || (query.measure !== 'list' && query.measure !== 'count')) return undefined
  const { tone, ...narrowing } = filters
  const isNarrowed = span !== undefined || Object.keys(narrowing).length > 0
  const { themes: all } = await readThemes(asking.tx, asking.workspaceId, asking.now)
  const kept = all.filter(({ isHidden }) => !isHidden)
  const themes = isNarrowed ? await countedAmong(answering, kept, narrowing) : kept
  const countOf = (theme: Counted) => (tone ? theme[tone] : theme.mentions)
  const first = themes
    .filter((theme) => countOf(theme) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, Math.max(limit, named))
  const when = span ? ` ${span.name}` : ''
  if (first.length === 0) return { lines: [said`${nothingCopy[tone ?? 'mentions']}${when}.`] }
  const to = (theme: Counted, ofTone: Filters['tone']) =>
    testimonialsAt(
      { filters: { ...narrowing, theme: theme.key, ...(ofTone && { tone: ofTone }) }, span },
      asking.timeZone,
    )
  const names = first
    .slice(0, named)
    .map((theme) => said`${theme.name} (${counted(countOf(theme), 'testimonial', to(theme, tone))})`)
  const rows = first.map((theme) => ({
    cells: [
      { text: theme.name },
      linked(theme.mentions, to(theme, undefined)),
      linked(theme.praise, to(theme, 'praise')),
      linked(theme.criticism, to(theme, 'criticism')),
    ],
  }))
  return {
    lines: [said`${firstCopy[tone ?? 'mentions']}${when}: ${listed(names)}.`],
    ...(first.length > 1 && {
      table: { columns: ['Theme', 'Testimonials', 'Praise', 'Criticism'], rows },
    }),
    quotes: await quotesOf(answering, first[0]!.key),
  }
}

const firstCopy = {
  mentions: 'Your customers write most about',
  praise: 'Your customers praise most',
  criticism: 'Your customers criticize most',
} as const
const nothingCopy = {
  mentions: 'Nothing has come up often enough yet',
  praise: 'No theme is praised',
  criticism: 'No theme is criticized',
} as const

/** The newest of what is named first. */
async function quotesOf(answering: Answering, theme: string): Promise<Answer['quotes']> {
  const { order: _order, limit: _limit, ...query } = answering.query
  const filters = { ...query.filters, theme }
  const about = { ...query, subject: 'testimonials', measure: 'list', filters, limit: named } as const
  return (await answerQuotes({ ...answering, query: about })).quotes
}

/** The same themes, of the testimonials that a list with these filters shows. */
async function countedAmong(
  { asking, query }: Answering,
  themes: readonly CountedTheme[],
  filters: Filters,
): Promise<Counted[]> {
  const keyOf = new Map(
    themes.flatMap(({ key, merged }) => [key, ...merged.map((one) => one.key)].map((one) => [one, key])),
  )
  const keys = [...keyOf].map(([theme, key]) => ({ theme, key }))
  const where = and(
    eq(testimonials.workspaceId, asking.workspaceId),
    searchCondition(asking.workspaceId, listFiltersOf({ filters, span: query.span }, asking.timeZone)),
  )
  const { rows } = await asking.tx.execute<Omit<Counted, 'name'> & Record<string, unknown>>(sql`
    select key, count(*)::int as mentions, count(*) filter (where praised)::int as praise,
      count(*) filter (where criticized)::int as criticism
    from (select v.key, bool_or(m.praised_at is not null) as praised, bool_or(m.criticized_at is not null) as criticized
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as v (theme text, key text)
      join theme_mentions m on m.workspace_id = ${asking.workspaceId} and m.theme = v.theme
      join ${testimonials} on ${testimonials.workspaceId} = m.workspace_id and ${testimonials.id} = m.testimonial_id
      where ${where} group by v.key, m.testimonial_id) as each group by key`)
  const nameOf = new Map(themes.map(({ key, name }) => [key, name]))
  return rows.map((row) => ({ ...row, name: nameOf.get(row.key) ?? row.key }))
}

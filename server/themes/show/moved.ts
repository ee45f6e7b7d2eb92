import { sql } from 'drizzle-orm'
import type { MovedTheme } from '../../feature-facts.ts'
import { everyText } from '../read/themes-of.ts'
import { nameOfPhrase, nameOfTheme } from '../words/name-of-theme.ts'

const weeksBefore = 4
/** So many testimonials of the week have to mention what is worth a sentence, and so many more than usual. */
const fewest = 4
const times = 2
/** So many testimonials with text before are enough to know what is usual. */
const fewestTexts = 8
const mostMoved = 3

/**
 * What came up at least twice as often as in the four weeks before, most mentioned first, and not only because more customers
 * wrote. Of merged themes all together; hidden ones are left out.
 */
export function movedThemes({ workspaceId, until }: { workspaceId: string; from: string; until: string }) {
  return sql`
    with span as (select (${until}::timestamptz at time zone 'utc')::date - 7 as monday),
    weeks as (
      select theme, week = monday as is_now, mentions, praise, criticism from theme_counts, span
      where workspace_id = ${workspaceId} and week <= monday and week >= monday - ${7 * weeksBefore}::int),
    sums as (
      select theme, sum(mentions) filter (where is_now) as mentions, sum(praise) filter (where is_now) as praise,
        sum(criticism) filter (where is_now) as criticism,
        coalesce(sum(mentions) filter (where not is_now), 0) / ${weeksBefore}::numeric as usual
      from weeks group by theme),
    every as (select mentions, usual from sums where theme = ${everyText}),
    moved as (
      select s.theme, coalesce(d.name, p.name) as name, s.mentions, s.praise, s.criticism, s.usual
      from every e, sums s
      left join theme_decisions d on d.workspace_id = ${workspaceId} and d.theme = regexp_replace(s.theme, '^group:', '')
      left join theme_phrases p on p.workspace_id = ${workspaceId} and p.theme = regexp_replace(s.theme, '^group:', '')
      where s.theme <> ${everyText} and s.mentions >= ${fewest} and s.mentions >= ${times} * s.usual
        and e.usual * ${weeksBefore} >= ${fewestTexts} and s.mentions * e.usual >= 1.5 * s.usual * e.mentions
        and not coalesce(d.is_hidden, false) and d.merged_into is null
        and not exists (select from sums g where g.theme = 'group:' || s.theme)
      order by s.mentions desc, s.theme limit ${mostMoved})
    select coalesce(json_agg(json_build_object('theme', theme, 'name', name, 'mentions', mentions, 'praise', praise,
      'criticism', criticism, 'usual', usual) order by mentions desc, theme), '[]') as themes from moved`
}

/** "Delivery: 12 testimonials, up from 5 a week. Mostly criticism." */
export function movedSentence({ theme, name, mentions, praise, criticism, usual }: MovedTheme): string {
  const before = usual < 1 ? 'fewer than one' : Math.round(usual).toLocaleString('en')
  const called = nameOfPhrase(name ?? nameOfTheme(theme) ?? theme)
  return `${called}: ${mentions.toLocaleString('en')} testimonials, up from ${before} a week.${toneSentence(praise, criticism)}`
}

function toneSentence(praise: number, criticism: number): string {
  if (praise + criticism === 0) return ''
  if (criticism >= 2 * praise) return ' Mostly criticism.'
  return praise >= 2 * criticism ? ' Mostly praise.' : ' Both praise and criticism.'
}

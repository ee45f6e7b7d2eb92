import { sql, type SQL } from 'drizzle-orm'
import type { AnswerTable } from '#contract/assistant/chat.ts'
import type { QuerySpan } from '#contract/assistant/query.ts'
import { campaigns } from '../../campaigns/tables.ts'
import { requests } from '../../customers/tables.ts'
import { emails } from '../../emails/tables.ts'
import { campaignDays } from '../../overview/service.ts'
import type { Asking, Narrowed } from '../ask/asking.ts'
import { addDays } from '../read/calendar.ts'
import { momentAt } from '../read/wall-time.ts'
import type { Answer } from '../say/answer.ts'
import { counted, number, type Said, said } from '../say/pieces.ts'
import { type Answering, sidesOf } from './answering.ts'

interface Sent extends Record<string, unknown> {
  readonly sent: number
  readonly answered: number
  readonly hours: number | null
}

/** Requests as the dashboard counts them: one with its reminders is one, and what never left is none. */
export async function answerRequests(answering: Answering): Promise<Answer | undefined> {
  const { query } = answering
  if (query.group && query.group !== 'campaign' && query.group !== 'channel' && query.group !== 'month')
    return undefined
  if (query.group) return answerGrouped(answering, query.group)
  if (query.measure === 'trend' && !query.versus) return undefined
  const sides = sidesOf(query)
  const lines: Said[] = []
  for (const side of sides.length > 0 ? sides : [query]) lines.push(await lineOf(answering, side))
  return { lines }
}

async function lineOf({ asking, query, nameOf }: Answering, side: Narrowed): Promise<Said> {
  const isCount = query.measure === 'count' || query.measure === 'list'
  // Without a span, a rate is of the days that the dashboard shows, and a count of all there are.
  const { sent, answered, hours } = await readSent(asking, side, isCount ? undefined : campaignDays)
  const through = side.filters.campaign
    ? ` by the campaign “${nameOf('campaign', side.filters.campaign)}”`
    : byChannel(side)
  const when = `${through}${side.span ? ` ${side.span.name}` : isCount ? '' : ` in the last ${campaignDays} days`}`
  if (query.measure === 'time') {
    if (hours === null) return said`No request sent${when} was answered, so there is no response time.`
    return said`On average an answer came after ${duration(hours)}, over ${counted(answered, 'request')} sent${when} and answered.`
  }
  if (isCount) {
    if (side.filters.answered === 'true')
      return said`${counted(answered, 'request')} sent${when} ${answered === 1 ? 'was' : 'were'} answered, of ${number(sent)}.`
    if (side.filters.answered === 'false')
      return said`${counted(sent - answered, 'request')} sent${when} ${sent - answered === 1 ? 'is' : 'are'} unanswered, of ${number(sent)}.`
    return sent === 0
      ? said`You sent no requests${when}.`
      : said`You sent ${counted(sent, 'request')}${when}; ${number(answered)} ${answered === 1 ? 'was' : 'were'} answered.`
  }
  if (sent === 0) return said`You sent no requests${when}, so there is no response rate.`
  const rate = Math.round((answered / sent) * 100)
  return said`Your response rate is ${rate}%: ${answered} of ${counted(sent, 'request')} sent${when} ${answered === 1 ? 'was' : 'were'} answered.`
}

function byChannel({ filters }: Narrowed): string {
  if (!filters.channel) return ''
  return filters.channel === 'text' ? ' by text message' : ` by ${filters.channel}`
}

function duration(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return `${number(Math.round(hours))} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`
  return `${number(Math.round(hours / 2.4) / 10)} days`
}

function sentIn(
  { workspaceId, now, timeZone }: Asking,
  { filters, span }: Narrowed,
  days: number | undefined,
): SQL {
  const { from, until } = momentsOfSpan(span, timeZone)
  const since = from ?? (days === undefined ? undefined : new Date(now.getTime() - days * 86_400_000))
  return sql`select coalesce(r.person_id, r.id) as asked, min(r.sent_at) as sent_at, min(r.answered_at) as answered_at,
      min(r.campaign_id::text) as campaign_id, min(r.channel) as channel
    from ${requests} r left join ${emails} e on e.workspace_id = r.workspace_id and e.id = r.email_id
    where r.workspace_id = ${workspaceId} and coalesce(e.state, 'sent') not in ('failed', 'suppressed')
      ${since ? sql`and r.sent_at >= ${since.toISOString()}::timestamptz` : sql``}
      ${until ? sql`and r.sent_at < ${until.toISOString()}::timestamptz` : sql``}
      ${filters.campaign ? sql`and r.campaign_id = ${filters.campaign}` : sql``}
      ${filters.channel ? sql`and r.channel = ${filters.channel}` : sql``}
    group by 1`
}

function momentsOfSpan(span: QuerySpan | undefined, timeZone: string): { from?: Date; until?: Date } {
  if (!span) return {}
  return {
    from: momentAt(new Date(span.from), timeZone),
    until: momentAt(addDays(new Date(span.to), 1), timeZone),
  }
}

export async function readSent(asking: Asking, narrowed: Narrowed, days: number | undefined): Promise<Sent> {
  const { rows } = await asking.tx.execute<Sent>(sql`
    with sent as (${sentIn(asking, narrowed, days)})
    select count(*)::int as sent, count(answered_at)::int as answered,
      (extract(epoch from avg(answered_at - sent_at)) / 3600)::float8 as hours from sent`)
  return rows[0] ?? { sent: 0, answered: 0, hours: null }
}

const keyOf = (group: 'campaign' | 'channel' | 'month', timeZone: string) =>
  ({
    campaign: sql`coalesce(c.name, 'One by one')`,
    channel: sql`channel`,
    month: sql`to_char(sent_at at time zone ${timeZone}, 'YYYY-MM')`,
  })[group]

/** Requests by campaign, channel or month, with the rate of each. No list shows them, so nothing leads anywhere. */
async function answerGrouped(
  { asking, query }: Answering,
  group: 'campaign' | 'channel' | 'month',
): Promise<Answer> {
  const { rows } = await asking.tx.execute<Sent & { key: string }>(sql`
    with sent as (${sentIn(asking, query, undefined)})
    select ${keyOf(group, asking.timeZone)} as key, count(*)::int as sent, count(answered_at)::int as answered, null::float8 as hours
    from sent left join ${campaigns} c on c.workspace_id = ${asking.workspaceId} and c.id::text = campaign_id
    group by 1 order by ${group === 'month' ? sql`1` : sql`2 desc, 1`} limit 24`)
  const when = query.span ? ` ${query.span.name}` : ''
  const isUpward = query.order === 'worst' || query.order === 'fewest'
  const byCount = query.measure === 'count' && (query.order === 'most' || query.order === 'fewest')
  const value = ({ sent, answered }: Sent) => (byCount ? sent : answered / sent)
  const [top] = rows.toSorted((one, other) => (isUpward ? 1 : -1) * (value(one) - value(other)))
  if (!top) return { lines: [said`You sent no requests${when}.`] }
  const line = byCount
    ? said`${top.key} has the ${isUpward ? 'fewest' : 'most'} requests${when}: ${top.sent}.`
    : said`${top.key} has the ${isUpward ? 'lowest' : 'highest'} response rate${when}: ${percent(top)}, ${top.answered} of ${top.sent}.`
  return { lines: [line], table: tableOf(rows, group) }
}

const percent = ({ sent, answered }: Sent) => `${Math.round((answered / sent) * 100)}%`

function tableOf(rows: readonly (Sent & { key: string })[], group: string): AnswerTable {
  const most = Math.max(...rows.map(({ sent }) => sent))
  return {
    columns: [group.charAt(0).toUpperCase() + group.slice(1), 'Requests', 'Answered', 'Response rate'],
    rows: rows.map((row) => ({
      cells: [row.key, number(row.sent), number(row.answered), percent(row)].map((text) => ({ text })),
      part: row.sent / most,
    })),
  }
}

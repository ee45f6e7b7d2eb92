import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { campaigns } from '../../campaigns/tables.ts'
import { collectionLinks } from '../../collection/tables.ts'
import { rewards } from '../../rewards/tables.ts'
import { testimonialTags } from '../../testimonials/tables.ts'
import { widgetFilterCondition } from '../../embed/service.ts'
import { isShown } from '../../testimonials/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { widgets } from '../../widgets/tables.ts'
import { addDays } from '../read/calendar.ts'
import { momentAt } from '../read/wall-time.ts'
import type { Answer } from '../say/answer.ts'
import { counted, linked, listed, number, said } from '../say/pieces.ts'
import { listedCondition } from '../ask/asking.ts'
import { type Answering, describedIn } from './answering.ts'

const mostNamed = 10

function since({ asking, query: { span } }: Answering, column: SQL): SQL | undefined {
  if (!span) return undefined
  const from = momentAt(new Date(span.from), asking.timeZone).toISOString()
  const until = momentAt(addDays(new Date(span.to), 1), asking.timeZone).toISOString()
  return sql`${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz`
}

/** How many, or which: no list of these has dates, and nothing else is measured of them. */
function isPlain({ group, span, versus, measure }: Answering['query']): boolean {
  return !group && !span && !versus && (measure === 'count' || measure === 'list')
}

/** Rewards of the ledger. */
export async function answerRewards(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  if (query.group || query.versus || (query.measure !== 'count' && query.measure !== 'list')) return undefined
  const ofWorkspace = eq(rewards.workspaceId, asking.workspaceId)
  const within = since(answering, sql`created_at`)
  const given = await asking.tx.$count(rewards, and(ofWorkspace, isNotNull(rewards.code), within))
  const waiting = await asking.tx.$count(rewards, and(ofWorkspace, isNull(rewards.code), within))
  // The ledger is narrowed by its state alone.
  const to = (state: string) => (query.span ? undefined : `/rewards/ledger${state}`)
  const when = query.span ? ` ${query.span.name}` : ''
  const { reward } = query.filters
  if (reward === 'waiting') {
    return {
      lines: [
        said`${linked(counted(waiting, 'reward').text, waiting > 0 ? to('?state=waiting') : undefined)}${when} ${waiting === 1 ? 'waits' : 'wait'} for a code.`,
      ],
    }
  }
  const handed = linked(given, to('?state=given'))
  if (reward === 'given')
    return {
      lines: [
        said`${linked(counted(given, 'reward').text, given > 0 ? to('?state=given') : undefined)} ${given === 1 ? 'was' : 'were'} handed out${when}.`,
      ],
    }
  if (given + waiting === 0) return { lines: [said`There are no rewards${when || ' yet'}.`] }
  return {
    lines: [
      said`There are ${linked(counted(given + waiting, 'reward').text, to(''))}${when}: ${handed} handed out and ${linked(waiting, to('?state=waiting'))} waiting for a code.`,
    ],
  }
}

/** In which widgets the testimonials with these filters may stand. */
async function answerWhere(
  answering: Answering,
  rows: readonly (typeof widgets.$inferSelect)[],
): Promise<Answer> {
  const { asking, query } = answering
  const { filters, span } = query
  const found = []
  for (const { name, filters: chosen, isPaused } of rows.slice(0, mostNamed)) {
    const where = and(listedCondition(asking, { filters, span }), isShown, widgetFilterCondition(chosen))
    found.push({ name, isPaused, count: await asking.tx.$count(testimonials, where) })
  }
  const { before, behind } = describedIn(answering, filters)
  const what = `${before ? `${before} ` : ''}testimonials${behind ? ` ${behind}` : ''}`
  const having = found.filter(({ count }) => count > 0)
  if (having.length === 0) return { lines: [said`No widget can show ${what}.`] }
  const names = listed(having.map(({ name }) => `“${name}”`))
  return {
    lines: [said`${names} can show ${what}.`],
    table: {
      columns: ['Widget', 'Of these, can show', 'State'],
      rows: having.map(({ name, count, isPaused }) => ({
        cells: [name, number(count), isPaused ? 'Paused' : 'Live'].map((text) => ({ text })),
      })),
    },
  }
}

/** Stored widgets, and what one of them shows. */
export async function answerWidgets(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  const isOfTestimonials = Object.keys(query.filters).some((name) => name !== 'widget')
  if (!isPlain({ ...query, ...(isOfTestimonials && { span: undefined }) })) return undefined
  const rows = await asking.tx
    .select()
    .from(widgets)
    .where(eq(widgets.workspaceId, asking.workspaceId))
    .limit(200)
  if (isOfTestimonials && rows.length > 0) return answerWhere(answering, rows)
  const wanted = query.filters.widget
  const named = wanted ? rows.filter(({ id }) => id === wanted) : rows
  if (named.length === 0) return { lines: [said`You have no widgets yet.`] }
  const lines = [
    said`You have ${counted(rows.length, 'widget', '/template-designer')}: ${listed(rows.slice(0, mostNamed).map(({ name }) => name))}.`,
  ]
  if (query.measure === 'count' && !wanted) return { lines }
  const shown = []
  for (const widget of named.slice(0, mostNamed)) {
    const where = and(
      eq(testimonials.workspaceId, asking.workspaceId),
      isShown,
      widgetFilterCondition(widget.filters),
    )
    const fitting = await asking.tx.$count(testimonials, where)
    shown.push({ widget, fitting, shows: Math.min(fitting, widget.settings.displayCount) })
  }
  const table = {
    columns: ['Widget', 'Shows', 'Can show', 'State'],
    rows: shown.map(({ widget, fitting, shows }) => ({
      cells: [widget.name, number(shows), number(fitting), widget.isPaused ? 'Paused' : 'Live'].map(
        (text) => ({ text }),
      ),
    })),
  }
  const [first] = shown
  if (wanted && first)
    return {
      lines: [
        first.widget.isPaused
          ? said`“${first.widget.name}” is paused. It would show ${number(first.shows)} of ${counted(first.fitting, 'testimonial')} that fit it.`
          : said`“${first.widget.name}” shows ${number(first.shows)} of ${counted(first.fitting, 'testimonial')} that fit it.`,
      ],
    }
  return { lines, table }
}

/** Campaigns by what they are doing. */
export async function answerCampaigns(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  if (!isPlain(query)) return undefined
  const rows = await asking.tx
    .select({ name: campaigns.name, status: campaigns.status })
    .from(campaigns)
    .where(eq(campaigns.workspaceId, asking.workspaceId))
    .orderBy(sql`created_at desc`, sql`id desc`)
    .limit(500)
  if (rows.length === 0) return { lines: [said`You have no campaigns yet.`] }
  const states = [...new Set(rows.map(({ status }) => status))]
  const parts = states.map((state) => said`${rows.filter(({ status }) => status === state).length} ${state}`)
  const names = rows.slice(0, mostNamed).map(({ name }) => `“${name}”`)
  return {
    lines: [
      said`You have ${counted(rows.length, 'campaign', '/campaigns')}: ${listed(parts)}.`,
      ...(query.measure === 'list' ? [said`The newest are ${listed(names)}.`] : []),
    ],
  }
}

/** Links that are open to everybody. */
export async function answerLinks({ asking, query }: Answering): Promise<Answer | undefined> {
  if (!isPlain(query)) return undefined
  const rows = await asking.tx
    .select({ name: collectionLinks.description, kind: collectionLinks.kind })
    .from(collectionLinks)
    .where(
      and(
        eq(collectionLinks.workspaceId, asking.workspaceId),
        isNull(collectionLinks.closedAt),
        isNull(collectionLinks.customerEmail),
        sql`kind <> 'request'`,
      ),
    )
    .limit(500)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length
  const parts = [said`your form`, counted(of('link'), 'shared link'), counted(of('qr'), 'QR code')]
  return { lines: [said`You have ${counted(rows.length, 'open link')}: ${listed(parts)}.`] }
}

export async function answerTags({ asking, query }: Answering): Promise<Answer | undefined> {
  if (!isPlain(query)) return undefined
  const rows = await asking.tx
    .select({ name: testimonialTags.name })
    .from(testimonialTags)
    .where(eq(testimonialTags.workspaceId, asking.workspaceId))
    .orderBy(sql`name`)
    .limit(500)
  if (rows.length === 0) return { lines: [said`You have no tags yet.`] }
  const names = rows.slice(0, mostNamed).map(({ name }) => `“${name}”`)
  const rest = rows.length - names.length
  return {
    lines: [
      said`You have ${counted(rows.length, 'tag')}: ${listed(rest > 0 ? [...names, `${number(rest)} more`] : names)}.`,
    ],
  }
}

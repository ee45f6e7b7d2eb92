import { and, asc, desc, ne, type SQL, sql } from 'drizzle-orm'
import type { AnswerQuote } from '#contract/assistant/chat.ts'
import type { AssistantQuery } from '#contract/assistant/query.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { listedCondition } from '../ask/asking.ts'
import { countListed } from '../ask/figures.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialAt } from '../say/hrefs.ts'
import { type Said, said } from '../say/pieces.ts'
import { type Answering, countedTestimonials, describedIn } from './answering.ts'

const usual = 3
const longest = 600

const { createdAt, id, rating, content } = testimonials
const newest = [desc(createdAt), desc(id)]
const orders: Readonly<Record<NonNullable<AssistantQuery['order']>, readonly SQL[]>> = {
  newest,
  oldest: [asc(createdAt), asc(id)],
  best: [sql`${rating} desc nulls last`, ...newest],
  worst: [sql`${rating} asc nulls last`, ...newest],
  longest: [sql`length(${content}) desc`, ...newest],
  shortest: [sql`length(${content}) asc`, ...newest],
  most: newest,
  fewest: newest,
}
const called: Readonly<Record<string, string>> = {
  newest: 'newest',
  oldest: 'oldest',
  best: 'highest-rated',
  worst: 'lowest-rated',
  longest: 'longest',
  shortest: 'shortest',
}

/** What customers wrote, word for word. */
export async function answerQuotes(answering: Answering): Promise<Answer> {
  const { asking, query } = answering
  const { filters, span, order, limit = order ? 1 : usual } = query
  const count = await countListed(asking, { filters, span })
  const { before, behind } = describedIn(answering, filters)
  const after = `${behind ? ` ${behind}` : ''}${span ? ` ${span.name}` : ''}`
  if (count === 0)
    return {
      lines: [
        said`${span ? 'You received' : 'You have'} no ${before ? `${before} ` : ''}testimonials${after}.`,
      ],
    }
  const quotes = await readQuotes(answering, Math.min(limit, 10))
  const those = countedTestimonials(answering, count, { filters, span })
  if (quotes.length === count && !order)
    return { lines: [said`Here ${count === 1 ? 'is' : 'are'} ${those}${after}.`], quotes }
  return {
    lines: [firstLine(quotes.length, order, those, after, span ? 'You received' : 'You have')],
    quotes,
  }
}

function firstLine(
  shown: number,
  order: AssistantQuery['order'],
  those: Said[number],
  after: string,
  have: string,
): Said {
  if (shown === 0) return said`You have ${those}${after}, and none can be put in that order.`
  const which = order ? called[order] : undefined
  const of = said`of ${those}${after}`
  if (which)
    return shown === 1 ? said`This is the ${which} ${of}.` : said`These are the ${shown} ${which} ${of}.`
  return shown === 1
    ? said`${have} ${those}${after}. Here is the newest.`
    : said`${have} ${those}${after}. Here are the newest ${shown}.`
}

async function readQuotes({ asking, query }: Answering, limit: number): Promise<AnswerQuote[]> {
  const { filters, span, order = 'newest' } = query
  const needsText = order === 'longest' || order === 'shortest'
  const where = and(
    listedCondition(asking, { filters, span }),
    needsText ? ne(content, '') : undefined,
    order === 'best' || order === 'worst' ? sql`${rating} is not null` : undefined,
    query.order === 'newest' || query.order === 'oldest' ? sql`not is_undated` : undefined,
  )
  const rows = await asking.tx
    .select({
      id,
      content,
      name: testimonials.customerName,
      rating,
      createdAt,
      isUndated: testimonials.isUndated,
    })
    .from(testimonials)
    .where(where)
    .orderBy(...orders[order])
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    text: row.content.length > longest ? `${row.content.slice(0, longest)}…` : row.content,
    name: row.name,
    rating: row.rating,
    date: row.isUndated ? null : row.createdAt.toISOString().slice(0, 10),
    href: testimonialAt(row.id),
  }))
}

import { Readable } from 'node:stream'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listRewards, type Reward, type RewardState } from '#contract/rewards.ts'
import type { WorkspaceContext } from '../context.ts'
import { byteOrderMark, toCsv } from '../csv.ts'
import type { Tx } from '../db/database.ts'
import { after, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { searchable } from '../db/search-marks.ts'
import { contains } from '../db/search-words.ts'
import { emails } from '../emails/tables.ts'
import { rewards } from './tables.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { limitSearch, searching } from '../http/search-limit.ts'

interface Filters {
  readonly state?: RewardState | undefined
  readonly search?: string | undefined
}

const pageSize = 50
const batchRows = 500
const searched = [rewards.customerName, rewards.customerEmail, rewards.code]

/** Newest first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function list(
  context: WorkspaceContext,
  {
    limit = pageSize,
    cursor,
    ...filters
  }: Filters & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Reward[]> {
  const position = readCursor(cursor)
  const read = async (tx: Tx) => {
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(rewards)
      .where(matching(context.workspaceId, filters))
    return [await readPage(context, filters, position, limit + 1, tx), counted?.total ?? 0] as const
  }
  const search = async (tx: Tx) => {
    await limitSearch(tx)
    return read(tx)
  }
  const [rows, total] = await (filters.search
    ? searching(() => context.tenant(search))
    : context.tenant(read))
  const page = pageOf(rows, limit)
  describePage(context.reply, listRewards.path, { ...filters, limit }, { ...page, total, isCounted: true })
  return page.rows.map(present)
}

/** The ledger as a spreadsheet, a batch at a time: memory stays the same for any number of lines. */
export function csvOf(context: WorkspaceContext, filters: Filters): Readable {
  return Readable.from(csvParts(context, filters), { objectMode: false })
}

async function* csvParts(context: WorkspaceContext, filters: Filters) {
  const columns = [
    'Date',
    'Customer',
    'Email',
    'Reward',
    'Code',
    'Delivery',
    'Status',
    'Handed out',
    'Testimonial',
  ]
  yield byteOrderMark + toCsv([columns])
  let position: Position | undefined
  for (;;) {
    const from = position
    const rows = await context.tenant((tx) => readPage(context, filters, from, batchRows, tx))
    yield toCsv(
      rows
        .map(present)
        .map((line) => [
          line.createdAt,
          line.customerName,
          line.customerEmail ?? '',
          line.rewardType,
          line.code ?? '',
          line.distributionMethod,
          line.state,
          line.givenAt ?? '',
          line.testimonialId,
        ]),
    )
    if (rows.length < batchRows) return
    position = rows.at(-1)
  }
}

function readPage(
  { workspaceId }: WorkspaceContext,
  filters: Filters,
  position: Position | undefined,
  limit: number,
  tx: Tx,
) {
  return tx
    .select({
      id: rewards.id,
      testimonialId: rewards.testimonialId,
      customerName: rewards.customerName,
      customerEmail: rewards.customerEmail,
      rewardType: rewards.rewardType,
      distributionMethod: rewards.distributionMethod,
      code: rewards.code,
      createdAt: rewards.createdAt,
      givenAt: rewards.givenAt,
      emailState: emails.state,
    })
    .from(rewards)
    .leftJoin(emails, and(eq(emails.id, rewards.letterId), eq(emails.workspaceId, rewards.workspaceId)))
    .where(and(matching(workspaceId, filters), after(position, rewards)))
    .orderBy(...newestFirst(rewards))
    .limit(limit)
}

function matching(workspaceId: string, { state, search }: Filters): SQL | undefined {
  return and(
    eq(rewards.workspaceId, workspaceId),
    state === 'given' ? isNotNull(rewards.code) : undefined,
    state === 'waiting' ? isNull(rewards.code) : undefined,
    search
      ? or(...searched.map((column) => contains(sql.raw(searchable(`rewards.${column.name}`)), search)))
      : undefined,
  )
}

type Line = Awaited<ReturnType<typeof readPage>>[number]

function present({ emailState, createdAt, givenAt, ...line }: Line): Reward {
  return {
    ...line,
    state: line.code === null ? 'waiting' : 'given',
    letter: emailState === 'queued' || emailState === 'sending' ? 'on-its-way' : emailState,
    createdAt: createdAt.toISOString(),
    givenAt: givenAt?.toISOString() ?? null,
  }
}

import { Readable } from 'node:stream'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { listRewards, type Reward, type RewardState } from '#contract/rewards/rewards.ts'
import type { WorkspaceContext } from '../context.ts'
import { byteOrderMark, toCsv } from '../kit/csv.ts'
import type { Tx } from '../db/database.ts'
import { afterPosition, newestFirst, type Position } from '../db/keyset.ts'
import { searchable } from '../search/searchable.ts'
import { contains } from '../search/search-words.ts'
import { emails } from '../emails/tables.ts'
import { rewards } from './tables.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { readList } from '../search/search-list.ts'

interface Filters {
  readonly state?: RewardState | undefined
  readonly search?: string | undefined
}

const pageSize = 50
const batchRows = 500

/** Newest first, or the best match first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function readRewardList(
  context: WorkspaceContext,
  { limit = pageSize, cursor, ...filters }: Filters & AskedPage,
): Promise<Reward[]> {
  const found = await readList(context, rewards, {
    all: rewardFilter(context.workspaceId, filters),
    words: filters.search,
    title: sql.raw(searchable('customer_name')),
    position: readCursor(cursor),
    limit,
  })
  describePage(context.reply, listRewards.path, { ...filters, limit }, found)
  return context.tenant((tx) => presentRewards(tx, context.workspaceId, found.rows))
}

/** The ledger as a spreadsheet, a batch at a time: memory stays the same for any number of lines. */
export function rewardsCsv(context: WorkspaceContext, filters: Filters): Readable {
  return Readable.from(rewardsCsvParts(context, filters), { objectMode: false })
}

async function* rewardsCsvParts(context: WorkspaceContext, filters: Filters) {
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
    const { rows, lines } = await context.tenant(async (tx) => {
      const batch = await readBatch(tx, context.workspaceId, filters, from)
      return { rows: batch, lines: await presentRewards(tx, context.workspaceId, batch) }
    })
    yield toCsv(
      lines.map((line) => [
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

function readBatch(tx: Tx, workspaceId: string, filters: Filters, position: Position | undefined) {
  const { search } = filters
  const has = search ? contains(rewards.searchText, search) : undefined
  return tx
    .select()
    .from(rewards)
    .where(and(rewardFilter(workspaceId, filters), has, afterPosition(position, rewards)))
    .orderBy(...newestFirst(rewards))
    .limit(batchRows)
}

function rewardFilter(workspaceId: string, { state }: Filters): SQL | undefined {
  return and(
    eq(rewards.workspaceId, workspaceId),
    state === 'given' ? isNotNull(rewards.code) : undefined,
    state === 'waiting' ? isNull(rewards.code) : undefined,
  )
}

type Row = typeof rewards.$inferSelect

/** The lines with what became of their emails. */
async function presentRewards(tx: Tx, workspaceId: string, rows: readonly Row[]): Promise<Reward[]> {
  const ids = rows.flatMap(({ emailId }) => emailId ?? [])
  const sent = await tx
    .select({ id: emails.id, state: emails.state })
    .from(emails)
    .where(and(eq(emails.workspaceId, workspaceId), inArray(emails.id, ids)))
  const states = new Map(sent.map(({ id, state }) => [id, state]))
  return rows.map((row) => presentReward(row, states.get(row.emailId ?? '') ?? null))
}

function presentReward(row: Row, emailState: (typeof emails.$inferSelect)['state'] | null): Reward {
  return {
    id: row.id,
    testimonialId: row.testimonialId,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    rewardType: row.rewardType,
    distributionMethod: row.distributionMethod,
    code: row.code,
    state: row.code === null ? 'waiting' : 'given',
    email: emailState === 'queued' || emailState === 'sending' ? 'on-its-way' : emailState,
    createdAt: row.createdAt.toISOString(),
    givenAt: row.givenAt?.toISOString() ?? null,
  }
}

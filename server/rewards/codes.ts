import { and, eq, isNull, sql } from 'drizzle-orm'
import { type CodePool, type CodeReport, mostFreeCodes } from '#contract/rewards/rewards.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rewardCodes, rewards } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { readApart } from '../kit/read-apart.ts'
import { assignRewardCodes } from './assign-codes.ts'

export function pool({ tenant, workspaceId }: WorkspaceContext): Promise<CodePool> {
  return tenant((tx) => counts(tx, workspaceId))
}

async function counts(tx: Tx, workspaceId: string): Promise<CodePool> {
  const [codes] = await tx
    .select({ free: sql<number>`count(*)::int` })
    .from(rewardCodes)
    .where(and(eq(rewardCodes.workspaceId, workspaceId), isNull(rewardCodes.takenAt)))
  const [lines] = await tx
    .select({
      handedOut: sql<number>`count(${rewards.code})::int`,
      waiting: sql<number>`(count(*) - count(${rewards.code}))::int`,
    })
    .from(rewards)
    .where(eq(rewards.workspaceId, workspaceId))
  return { free: codes?.free ?? 0, handedOut: lines?.handedOut ?? 0, waiting: lines?.waiting ?? 0 }
}

export async function addCodes(context: WorkspaceContext, content: string): Promise<CodeReport> {
  const { workspaceId } = context
  const { codes, repeated, unusable } = await readApart('codes', [content])
  return idempotent(context, workspaceId, 'add-codes', { content }, async (tx) => {
    const { free } = await counts(tx, workspaceId)
    if (free + codes.length > mostFreeCodes) {
      const most = mostFreeCodes.toLocaleString('en')
      throw new Problem(
        'too-large',
        `You can store up to ${most} unused codes, and you already have ${free.toLocaleString('en')}.`,
      )
    }
    const moment = context.now()
    let added = 0
    // In parts: other requests are served between the statements.
    for (let start = 0; start < codes.length; start += 1000) {
      const some = codes.slice(start, start + 1000)
      const made = await tx
        .insert(rewardCodes)
        .values(some.map((code) => ({ workspaceId, id: rowId(moment), code, createdAt: moment })))
        .onConflictDoNothing()
        .returning({ id: rewardCodes.id })
      added += made.length
    }
    await context.jobs.enqueue(tx, assignRewardCodes, { workspaceId })
    const duplicates = repeated + codes.length - added
    return { added, duplicates, unusable, pool: await counts(tx, workspaceId) }
  })
}

export function removeFree({ tenant, workspaceId }: WorkspaceContext) {
  return tenant(async (tx) => {
    const removed = await tx
      .delete(rewardCodes)
      .where(and(eq(rewardCodes.workspaceId, workspaceId), isNull(rewardCodes.takenAt)))
    return { removed: removed.rowCount ?? 0, pool: await counts(tx, workspaceId) }
  })
}

import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { workspaces } from './tables.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'

type Row = typeof workspaces.$inferSelect

export async function addWorkspace(
  tx: Tx,
  { trialEndsAt, ...workspace }: Pick<Row, 'id' | 'name' | 'trialEndsAt' | 'createdAt'>,
): Promise<void> {
  await tx.insert(workspaces).values({ ...workspace, trialEndsAt, subscriptionExpiresAt: trialEndsAt })
}

type Change = Partial<
  Pick<
    Row,
    | 'name'
    | 'accentColor'
    | 'requiresApproval'
    | 'publicLinks'
    | 'companyField'
    | 'asksRole'
    | 'formTexts'
    | 'questionnaire'
    | 'showsInPublic'
    | 'allowsSupport'
  >
>

/** What the owner sets for everybody in it; what is not given stays. */
export async function changeWorkspace(tx: Tx, workspaceId: string, change: Change): Promise<void> {
  await tx.update(workspaces).set(change).where(eq(workspaces.id, workspaceId))
}

/** As `changeWorkspace`, for a change that depends on what was there: nobody else makes one meanwhile. */
export function reviseWorkspace<C extends Change>(
  { tenant, workspaceId }: WorkspaceContext,
  revise: (before: Pick<Row, 'formTexts' | 'questionnaire'>) => C,
): Promise<C> {
  const { formTexts, questionnaire } = workspaces
  return tenant(async (tx) => {
    const [before] = await tx
      .select({ formTexts, questionnaire })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('update')
    const change = revise(before ?? { formTexts: {}, questionnaire: {} })
    await changeWorkspace(tx, workspaceId, change)
    return change
  })
}

/** A deletion is waiting, or it is suspended: keys open nothing, the form is closed, and nothing is shown in public. */
export const isClosed = or(isNotNull(workspaces.deletionRequestedAt), isNotNull(workspaces.suspendedAt))
export const isStaying = and(isNull(workspaces.deletionRequestedAt), isNull(workspaces.suspendedAt))

/** An administrator keeps it off the instance's own public pages, whatever its owner agreed to; `null`: no longer. */
export async function leaveOutOfPublic(tx: Tx, workspaceId: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .update(workspaces)
    .set({ leftOutOfPublicAt: at })
    .where(eq(workspaces.id, workspaceId))
  return changed.rowCount === 1
}

/** May stand on the instance's own public pages: its owner agreed, and no administrator keeps it off. */
export const isShowcased = and(
  eq(workspaces.showsInPublic, true),
  isNull(workspaces.leftOutOfPublicAt),
  isStaying,
)

/** False when a deletion was scheduled before: the first date stays. */
export async function scheduleDeletion(
  tx: Tx,
  workspaceId: string,
  moments: Pick<Partial<Row>, 'deletionReason'> & {
    readonly deletionRequestedAt: Date
    readonly deletesAt: Date
  },
): Promise<boolean> {
  return changeOutlets(tx, workspaceId, moments, isNull(workspaces.deletesAt))
}

/** A deletion that was scheduled before comes at once, with this reason. */
export async function hastenDeletion(
  tx: Tx,
  workspaceId: string,
  deletesAt: Date,
  deletionReason: string,
): Promise<void> {
  await tx.update(workspaces).set({ deletesAt, deletionReason }).where(eq(workspaces.id, workspaceId))
}

/** False when it is so already, or when there is none. */
export async function suspend(tx: Tx, workspaceId: string, suspendedAt: Date | null): Promise<boolean> {
  const { suspendedAt: since } = workspaces
  return changeOutlets(tx, workspaceId, { suspendedAt }, suspendedAt ? isNull(since) : isNotNull(since))
}

/** False when none was scheduled, or, if `now` is given, when its time has come. */
export async function callOffDeletion(tx: Tx, workspaceId: string, now = new Date(0)): Promise<boolean> {
  const none = { deletionRequestedAt: null, deletesAt: null, deletionReason: null }
  return changeOutlets(tx, workspaceId, none, gt(workspaces.deletesAt, now))
}

/** Changes what decides whether a workspace shows anything, while `isSo` holds; whether it did. */
async function changeOutlets(
  tx: Tx,
  workspaceId: string,
  change: Partial<typeof workspaces.$inferInsert>,
  isSo: SQL,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(workspaces)
    .set(change)
    .where(and(eq(workspaces.id, workspaceId), isSo))
  if (rowCount === 1) await raiseOutletVersion(tx, workspaceId)
  return rowCount === 1
}

/** So many emails have left for people outside the team since then. The row is locked by the caller. */
export async function countMailed(
  tx: Tx,
  workspaceId: string,
  { mailed, since }: { readonly mailed: number; readonly since: Date },
): Promise<void> {
  await tx.update(workspaces).set({ mailed, mailedSince: since }).where(eq(workspaces.id, workspaceId))
}

export async function extendTrial(db: Db | Tx, workspaceId: string, trialEndsAt: Date): Promise<void> {
  await db
    .update(workspaces)
    .set({ trialEndsAt, subscriptionExpiresAt: trialEndsAt })
    .where(eq(workspaces.id, workspaceId))
}

type Subscription = Pick<Row, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiresAt'>

/** What billing found, or an administrator set; what is not given stays. False when there is no such workspace. */
export async function setSubscription(
  tx: Tx,
  workspaceId: string,
  change: { readonly [Field in keyof Subscription]?: Subscription[Field] | undefined },
): Promise<boolean> {
  const { rowCount } = await tx.update(workspaces).set(change).where(eq(workspaces.id, workspaceId))
  // Widgets that were off are back, and what ended is no longer kept as if it had not.
  await raiseOutletVersion(tx, workspaceId)
  return rowCount === 1
}

/** Something else than a testimonial changed what its outlets answer: each process reads that anew. */
export async function raiseOutletVersion(db: Pick<Db, 'execute'>, workspaceId: string): Promise<void> {
  await db.execute(sql`
    with raised as (update ${workspaces} set embed_version = embed_version + 1
      where ${workspaces.id} = ${workspaceId} returning id)
    select pg_notify('plaudit_embed', id::text) from raised`)
}

/** With it goes every row that refers to it. */
export async function removeWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId))
}

/** The workspaces with such rows of `table`. An account on its way out is left out: it asks nobody any more. */
export function askingWorkspaces(
  db: Db,
  table: PgTable & { readonly workspaceId: PgColumn },
  which: SQL | undefined,
): Promise<{ workspaceId: string }[]> {
  return db
    .selectDistinct({ workspaceId: workspaces.id })
    .from(workspaces)
    .innerJoin(table, eq(table.workspaceId, workspaces.id))
    .where(and(which, isStaying))
}

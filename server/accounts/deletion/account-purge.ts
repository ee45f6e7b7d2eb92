import { administrators } from '#contract/accounts/administrators.ts'
import { and, eq, getTableColumns, getTableName, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { inBatches } from '../../db/in-batches.ts'
import { users } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { settlePayments } from '../../billing/service.ts'
import { businessProfiles } from '../../business/tables.ts'
import { copyNoted, noteErasures } from '../../erasures/service.ts'
import type { Feature } from '../../feature.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { forgetEmails, forgetEmailsOf, queueEmail } from '../../emails/service.ts'
import { removeWorkspace, scheduleDeletion } from '../../workspaces/service.ts'
import { deletePeople } from './own-deletion.ts'
import { deletedEmail } from '../security-emails.ts'

/** Every hour: accounts whose two weeks are over, and emails to people whose accounts are gone. */
export const deleteAccounts = defineScheduledJob('delete-accounts', '41 * * * *', {
  attempts: 3,
  timeoutSeconds: 1800,
  async run(services) {
    const { db, now, log } = services
    await forgetEmails(services)
    const due = await db
      .select({ workspaceId: workspaces.id })
      .from(workspaces)
      .where(lte(workspaces.deletesAt, now()))
    await forEachWorkspace(services, due, async ({ workspaceId }) => {
      await deleteWorkspace(services, workspaceId)
      log.warn({ workspaceId }, 'an account was deleted, as asked for')
    })
    await deletePeople(services)
  },
})

/**
 * Everything of a workspace. The large tables go in batches, each statement far below the limit for one; whatever is
 * interrupted goes on an hour later, because by then nobody can call it off.
 */
async function deleteWorkspace(services: Services, workspaceId: string): Promise<void> {
  const { db, mail } = services
  const people = await db
    .select({ id: users.id, email: users.email, isOwner: users.isWorkspaceOwner })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), notInArray(users.role, [...administrators])))
  const [profile] = await db
    .select({
      business: businessProfiles.businessName,
      workspace: workspaces.name,
      reason: workspaces.deletionReason,
    })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  // Also when it is interrupted: by now nobody can call it off.
  await noteErasures(services, db, [{ kind: 'workspace-deleted', workspaceId }])
  await closeDoors(services, workspaceId)
  for (const { table, which } of erasedBy(services, 'in-batches', workspaceId)) {
    await inBatches(table, which, (some) => db.delete(table).where(some))
  }
  const emails = people.map(({ email }) => email)
  const gone = await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ workspaceId: null, isWorkspaceOwner: false })
      .where(and(eq(users.workspaceId, workspaceId), inArray(users.role, [...administrators])))
    await tx.delete(users).where(eq(users.workspaceId, workspaceId))
    await settlePayments(services, tx, workspaceId)
    // Keys, links, imports, customers, rewards, logos and all the rest go with it.
    await removeWorkspace(tx, workspaceId)
    for (const { table, which } of erasedBy(services, 'last', workspaceId))
      await tx.delete(table).where(which)
    const emailIds = await forgetEmailsOf(tx, workspaceId, emails)
    await forgetTraces(tx, [workspaceId, ...people.map(({ id }) => id), ...emails])
    await notifyNodes(tx, workspaceId)
    for (const { email, isOwner } of people) {
      if (!isOwner) continue
      const name = profile?.business ?? profile?.workspace ?? ''
      await queueEmail(services, tx, deletedEmail(email, name, profile?.reason))
    }
    return emailIds
  })
  await mail.forget(gone)
  await copyNoted(services)
}

/** After a restore: the account of a workspace that was deleted, or will be. */
export const eraseAccountsAgain: NonNullable<Feature['erasesAgain']> = {
  async 'workspace-deleted'(services, { workspaceId }) {
    const isThere = await services.db.$count(workspaces, eq(workspaces.id, workspaceId))
    if (isThere > 0) await deleteWorkspace(services, workspaceId)
  },
  async 'workspace-closing'({ db }, { workspaceId, until }, at) {
    if (!until) return
    const moments = { deletionRequestedAt: at, deletesAt: new Date(until) }
    await db.transaction((tx) => scheduleDeletion(tx, workspaceId, moments))
  },
}

/** From here nobody gets in and nothing is shown, while the rows go. */
async function closeDoors(services: Services, workspaceId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    for (const { table, which } of erasedBy(services, 'first', workspaceId))
      await tx.delete(table).where(which)
    await notifyNodes(tx, workspaceId)
  })
}

/** The tables whose rows of a workspace go at this point of its deletion. */
function erasedBy({ features }: Services, point: 'first' | 'in-batches' | 'last', workspaceId: string) {
  return features
    .flatMap(({ tables = [] }) => tables)
    .flatMap(({ table, erased }) => {
      if (typeof erased === 'string' || erased.when !== point) return []
      const column = getTableColumns(table)['workspaceId']
      const which = erased.which ? erased.which(workspaceId) : column && eq(column, workspaceId)
      if (!which) throw new Error(`Which rows of ${getTableName(table)}?`)
      return [{ table, which }]
    })
}

/** What names people and workspaces in the queue. The counts of tries name nobody. */
async function forgetTraces(tx: Tx, names: readonly string[]): Promise<void> {
  const list = sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`
  await tx.execute(
    sql`delete from plaudit_jobs.job where exists (
      select from unnest(${list}) as name
      where position(to_json(name)::text in data::text) > 0
        or (state in ('completed', 'failed', 'cancelled') and position(name in coalesce(output::text, '')) > 0))`,
  )
}

/** Every node drops what it keeps ready to show. */
async function notifyNodes(tx: Tx, workspaceId: string): Promise<void> {
  await tx.execute(sql`select pg_notify('plaudit_embed', ${workspaceId})`)
}

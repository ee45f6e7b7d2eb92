import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { AlertReport } from '#contract/administration/alerts.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { lastBackupAt } from '../../backup/service.ts'
import { daysBefore } from '../../kit/time.ts'
import { requestsSince } from '../health/count-requests.ts'
import { readOtherAddress } from '../health/other-address.ts'
import type { Check } from './alert.ts'

/** A disk with less than this part of it left is nearly full. */
const leastFree = 0.1
const backupDays = 7
/** An address that nobody used for so long is mended. */
const addressDays = 2
/** So many requests have to fail in the last hour, and this part of all of them. */
const failing = { least: 5, share: 0.01 }
const hourMs = 3_600_000

type Storage = AlertReport['storage']

/** How large the database is, and how much room its disk has; of a database elsewhere nobody knows the disk. */
export async function measureStorage(
  { config, database }: Pick<Services, 'config' | 'database'>,
  tx: Tx,
): Promise<Storage> {
  const { rows } = await tx.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  const disk =
    database.kind === 'embedded' ? await statfs(config.dataFolder).catch(() => undefined) : undefined
  return {
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    freeBytes: disk ? disk.bavail * disk.bsize : null,
    diskBytes: disk ? disk.blocks * disk.bsize : null,
  }
}

export const diskFull: Check = async (services, tx) => {
  const { freeBytes, diskBytes } = await measureStorage(services, tx)
  const isFull = services.database.isFull()
  if (!isFull && (freeBytes === null || diskBytes === null || freeBytes >= leastFree * diskBytes))
    return undefined
  return { count: Math.round((100 * (freeBytes ?? 0)) / (diskBytes || 1)), isUrgent: isFull }
}

export const otherAddress: Check = async (services) => {
  const noted = await readOtherAddress(services)
  if (!noted || new Date(noted.at) < daysBefore(services.now(), addressDays)) return undefined
  return { count: 1, since: noted.at, isUrgent: true, details: [noted.origin, services.config.publicUrl] }
}

export const errorRate: Check = async ({ now }, tx) => {
  const { requests, failures } = await requestsSince(tx, new Date(now().getTime() - 2 * hourMs))
  if (failures < failing.least || failures < failing.share * requests) return undefined
  return { count: failures, details: [`${failures} of ${requests}`] }
}

export const backupOverdue: Check = async ({ db, now }, tx) => {
  const last = await lastBackupAt(db)
  const due = daysBefore(now(), backupDays)
  if (last && last >= due) return undefined
  const { rows } = await tx.execute(sql`select from workspaces where created_at < ${due} limit 1`)
  return rows.length > 0 ? { count: 1, since: last?.toISOString() ?? null } : undefined
}

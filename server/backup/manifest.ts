import { z } from 'zod'

/** What a backup says about itself, in its first part. */
export const manifest = z.object({
  format: z.literal('plaudit-backup-1'),
  createdAt: z.iso.datetime(),
  /** The migrations that the tables had, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which each table comes after those it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
})
export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'
export const jobsName = 'jobs.json'
export const tablesFolder = 'tables/'
/** What lies in the data folder beside the database, below the same names. */
export const filesFolder = 'files/'

/**
 * Counts of the last hour, in a table that the server makes itself when it starts: no migration makes it before rows are
 * restored. Older backups have it.
 */
export function isLeftOut(table: string): boolean {
  return table === 'rate_limits'
}

/** Work that was waiting in the queue. */
export const waitingJobs = z.array(
  z.object({
    name: z.string(),
    data: z.unknown(),
    singletonKey: z.string().nullable(),
    startAfter: z.string(),
  }),
)

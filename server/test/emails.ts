import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { outboxFolder } from '../integrations/mail/mail.ts'
import type { TestApp } from './test-app.ts'

export interface SentEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Every email that has left for this address, oldest first. Runs the waiting jobs before it looks. */
export async function emailsTo(app: TestApp, address: string): Promise<SentEmail[]> {
  await app.drain()
  const folder = outboxFolder(app.services.config)
  // Named by ids that sort by time.
  const names = (await readdir(folder).catch(() => [])).toSorted((one, other) => one.localeCompare(other))
  const emails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SentEmail),
  )
  return emails.filter(({ to }) => to === address)
}

/** From here on no email to this address can be posted; answers what ends it. */
export async function refuseEmailsTo({ services }: TestApp, email: string): Promise<() => Promise<unknown>> {
  const { pool } = services.database
  await pool.query(`alter table emails add constraint refused check (recipient <> '${email}') not valid`)
  return () => pool.query('alter table emails drop constraint refused')
}

import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { outboxFolder } from '../outside/mail.ts'
import type { TestApp } from './test-app.ts'

interface SentLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Every letter that has left for this address, oldest first. Runs the waiting jobs before it looks. */
export async function lettersTo(app: TestApp, address: string): Promise<SentLetter[]> {
  await app.drain()
  const folder = outboxFolder(app.services.config)
  // Named by ids that sort by time.
  const names = (await readdir(folder).catch(() => [])).toSorted((one, other) => one.localeCompare(other))
  const letters = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SentLetter),
  )
  return letters.filter(({ to }) => to === address)
}

/** From here on no letter to this address can be posted; answers what ends it. */
export async function refuseLettersTo({ services }: TestApp, email: string): Promise<() => Promise<unknown>> {
  const { pool } = services.database
  await pool.query(`alter table letters add constraint refused check (recipient <> '${email}') not valid`)
  return () => pool.query('alter table letters drop constraint refused')
}

import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { instanceFacts } from './tables.ts'

export async function readFact(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db
    .select({ value: instanceFacts.value })
    .from(instanceFacts)
    .where(eq(instanceFacts.name, name))
  return found?.value
}

/** `first` keeps a value that is there. */
export async function writeFact(
  db: Db,
  name: string,
  value: string,
  mode: 'first' | 'replace',
): Promise<void> {
  const insert = db.insert(instanceFacts).values({ name, value })
  if (mode === 'replace') await insert.onConflictDoUpdate({ target: instanceFacts.name, set: { value } })
  else await insert.onConflictDoNothing()
}

import { eq } from 'drizzle-orm'
import { type PlatformSettings, platformSettings } from '#contract/administration/settings.ts'
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

const settingsFact = 'platform-settings'
const usual: PlatformSettings = { signUp: 'open', notice: '' }

/** What administrators set for the whole instance. */
export async function readPlatformSettings(db: Db): Promise<PlatformSettings> {
  const stored = await readFact(db, settingsFact)
  const parsed = stored === undefined ? undefined : platformSettings.safeParse(JSON.parse(stored))
  return parsed?.success ? parsed.data : usual
}

export function writePlatformSettings(db: Db, settings: PlatformSettings): Promise<void> {
  return writeFact(db, settingsFact, JSON.stringify(settings), 'replace')
}

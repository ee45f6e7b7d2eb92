import type { Db } from '../db/database.ts'
import { readFact, writeFact } from '../instance/service.ts'

const fact = 'last-backup'

/** Notes from when the last backup is: administrators are told when it is old. */
export function noteBackup(db: Db, at: Date): Promise<void> {
  return writeFact(db, fact, at.toISOString(), 'replace')
}

export async function lastBackupAt(db: Db): Promise<Date | undefined> {
  const noted = await readFact(db, fact)
  return noted === undefined ? undefined : new Date(noted)
}

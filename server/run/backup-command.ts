import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { writeBackup } from '../backup/backup.ts'
import { noteBackup } from '../backup/service.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore.ts'
import { allJobs, features } from '../app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type Database, joinDatabase } from '../db/database.ts'
import { eraseAgain } from '../erasures/service.ts'
import { runCommand } from './run-command.ts'
import { makeServices } from './services.ts'
import { StartupError } from '../kit/startup-error.ts'

const usage = 'Usage: npm run backup -- FILE, or npm run restore -- FILE'

/** `backup FILE` writes an instance into one file while it runs; `restore FILE` makes an empty one into it. */
async function runBackupCommand([verb = '', file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new StartupError(usage)
  const config = readConfig(process.env)
  // Where the person is who names it; the scripts run in the checkout.
  const place = path.resolve(process.env['INIT_CWD'] ?? '.', file)
  if (verb === 'backup') {
    const database = await joinDatabase(config)
    try {
      const written = await writeBackup(database, config.dataFolder, place)
      await noteBackup(database.db, new Date(written.createdAt))
      const megabytes = (await stat(place)).size / 1_000_000
      console.log(`Backed up ${rowSummary(written)} to ${place} (${megabytes.toFixed(1)} MB).`)
      console.log('The file holds the secret keys of this instance. Keep it as safe as the server.')
    } finally {
      await database.close()
    }
    return
  }
  if (verb !== 'restore') throw new StartupError(usage)
  let erased = 0
  const restored = await restoreBackup(place, config, {
    say: (sentence) => console.log(sentence),
    whenRestored: async (database, { createdAt }) => {
      erased = await eraseRestored(config, database)
      // Its rows were written down before it was finished: of itself they say nothing.
      await noteBackup(database.db, new Date(createdAt))
    },
  })
  console.log(`Restored ${rowSummary(restored)} from ${restored.createdAt}.`)
  if (erased > 0) {
    console.log(
      `Applied ${erased.toLocaleString('en')} erasures, withdrawals, and unsubscribes made after the backup.`,
    )
  }
  console.log('Emails that were waiting to be sent are marked as uncertain and will not be sent again.')
}

/** What people had removed or stopped after the backup, as far as the data folder knows of it. */
async function eraseRestored(config: Config, database: Database): Promise<number> {
  const tell = (failure: Error) => console.error(failure.message)
  const services = await makeServices(config, database, pino({ level: 'error' }), tell)
  try {
    await services.jobs.prepare(allJobs)
    return await eraseAgain(services, features)
  } finally {
    await services.jobs.stop(5_000)
  }
}

function rowSummary({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows in ${tables.length} tables`
}

await runCommand(runBackupCommand)

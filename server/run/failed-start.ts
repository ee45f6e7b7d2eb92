import type { Config } from '../config/config.ts'
import { knownHome } from '../db/embedded/embedded-home.ts'
import { fullDiskSentence } from '../db/free-space.ts'
import { StartupError } from '../kit/startup-error.ts'
import { printFailure } from './run-command.ts'

/** Prints why a server could not start: where the disk of its database is full, which one that is. */
export async function printFailedStart(
  error: unknown,
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<void> {
  const sentence = databaseUrl ? undefined : fullDiskSentence(error, await knownHome(dataFolder))
  printFailure(sentence === undefined ? error : new StartupError(sentence))
}

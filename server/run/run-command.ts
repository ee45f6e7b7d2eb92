import { ConfigError } from '../config/config.ts'
import { StartupError } from '../kit/startup-error.ts'

/** Prints why a command ends: a sentence when the operator can mend it, else the whole error. */
export function printFailure(error: unknown): void {
  if (isFullDisk(error)) return console.error('The disk is full. Make room, and start again.')
  const isMendable = error instanceof ConfigError || error instanceof StartupError
  console.error(isMendable ? error.message : error)
}

/** Whatever was being written when the room ran out, by a file's error or by the database's. */
function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StartupError) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === '53100' || isFullDisk(error.cause)
}

/** Runs a command of the shell with what stands behind its name. */
export async function runCommand(command: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}

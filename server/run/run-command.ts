import { ConfigError } from '../config/config.ts'
import { isFullDisk } from '../kit/full-disk.ts'
import { StartupError } from '../kit/startup-error.ts'

/** Prints why a command ends: a sentence when the operator can mend it, else the whole error. */
export function printFailure(error: unknown): void {
  const isMendable = error instanceof ConfigError || error instanceof StartupError
  if (!isMendable && isFullDisk(error)) return console.error('The disk is full. Make room, and start again.')
  console.error(isMendable ? error.message : error)
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

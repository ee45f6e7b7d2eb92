import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../kit/startup-error.ts'

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process. The kernel gives the lock back when the process ends, however it ends,
 * so there is never a stale one. Answers `undefined` when another process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const file = await openLockFile(folder)
  try {
    // Loaded on use: the native part is missing on systems which can still run on DATABASE_URL.
    const { tryLock } = await import('fs-native-extensions')
    if (!tryLock(file.fd)) {
      await file.close()
      return undefined
    }
  } catch (cause) {
    await file.close()
    throw new StartupError(
      `The data folder ${folder} cannot be locked on this system: ${causeMessage(cause)}.`,
      {
        cause,
      },
    )
  }
  return { release: () => file.close() }
}

async function openLockFile(folder: string): Promise<FileHandle> {
  try {
    return await open(path.join(folder, 'plaudit.lock'), 'a+', 0o600)
  } catch (cause) {
    throw new StartupError(`The data folder ${folder} cannot be written to: ${causeMessage(cause)}.`, {
      cause,
    })
  }
}

function causeMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

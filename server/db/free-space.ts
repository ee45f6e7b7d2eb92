import { statfsSync } from 'node:fs'
import path from 'node:path'
import { isFullDisk } from '../kit/full-disk.ts'
import { knownHome } from './embedded/embedded-home.ts'

const megabyte = 2 ** 20
/**
 * What has to stay free of a disk: PostgreSQL ends when its log finds no room, and that grows by 16 MB at a time, also while
 * nobody writes.
 */
const kept = { share: 0.05, least: 64 * megabyte, most: 512 * megabyte }
/** So much more has to be free before anything is written again. */
const again = 1.2
const lookEveryMs = 100

/** Answers whether the disk of the embedded database has less room left than has to stay free. */
export async function watchFreeSpace(
  dataFolder: string,
  notice: (sentence: string) => void,
): Promise<() => boolean> {
  const cluster = path.join(await knownHome(dataFolder), 'postgres')
  const folders = [cluster, path.join(cluster, 'pg_wal')]
  const state = { isFull: false, lookedAtMs: -Infinity }
  return () => {
    const now = performance.now()
    if (now - state.lookedAtMs < lookEveryMs) return state.isFull
    state.lookedAtMs = now
    const spaces = folders.map((folder) => spaceOf(folder))
    const isFull = spaces.some(({ free, keep }) => free < (state.isFull ? again * keep : keep))
    if (isFull !== state.isFull)
      notice(isFull ? fullSentence(spaces) : 'There is room on the disk again: saving has resumed.')
    state.isFull = isFull
    return isFull
  }
}

/** What a new database takes: its files, its log, and all migrations. */
const newDatabase = 110 * megabyte

/** Why there is no room for a new database in a folder; undefined where there is. */
export function noRoomForDatabase(folder: string, space: Space = spaceOf(folder)): string | undefined {
  const needed = space.keep + newDatabase
  if (space.free >= needed) return undefined
  return (
    `The disk of ${folder} has ${megabytesOf(space.free)} MB left, and a new database needs ${megabytesOf(needed)} MB. ` +
    'Make room there, or set PLAUDIT_DATA to a folder on another disk.'
  )
}

/** Too little for the next piece of PostgreSQL's log, without which it ends. */
const nothingLeft = 32 * megabyte

/** The same for a start that failed: when its error is one of a full disk, or of a database that ended on one. */
export function fullDiskSentence(
  error: unknown,
  folder: string,
  space: Space = spaceOf(folder),
): string | undefined {
  const { free, keep } = space
  const isIt =
    isFullDisk(error) ||
    (free < nothingLeft && says(error, isLost)) ||
    // What `watchFreeSpace` keeps from being written.
    (free < again * keep && says(error, ({ code }) => code === '25006'))
  const left = `The disk of ${folder} is full: only ${megabytesOf(free)} MB left.`
  return isIt ? `${left} Make room there, and start again.` : undefined
}

/** The database ended. */
function isLost({ code = '', message }: NodeJS.ErrnoException): boolean {
  return (
    /^(?:57P0\d|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code) ||
    /Connection terminated|database (?:does not start|ended)/.test(message)
  )
}

/** An error, or what it was caused by. */
function says(error: unknown, isSuch: (error: NodeJS.ErrnoException) => boolean): boolean {
  return error instanceof Error && (isSuch(error) || says(error.cause, isSuch))
}

function megabytesOf(bytes: number): number {
  return Math.max(0, Math.floor(bytes / megabyte))
}

interface Space {
  readonly free: number
  readonly keep: number
}

function spaceOf(folder: string): Space {
  try {
    // A call that takes microseconds; as a promise it would wait behind passwords and pictures.
    const { bavail, blocks, bsize } = statfsSync(folder)
    const keep = Math.min(kept.most, Math.max(kept.least, kept.share * blocks * bsize))
    return { free: bavail * bsize, keep }
  } catch {
    // Not known is not full.
    return { free: Infinity, keep: 0 }
  }
}

function fullSentence(spaces: readonly Space[]): string {
  const left = Math.min(...spaces.map(({ free }) => free))
  return `The disk is almost full (${megabytesOf(left)} MB left): nothing is saved until there is more room.`
}

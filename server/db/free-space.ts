import { statfsSync } from 'node:fs'
import path from 'node:path'
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
  return `The disk is almost full (${Math.floor(left / megabyte)} MB left): nothing is saved until there is more room.`
}

import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { type ErasureLine, erasureLine } from './erasure.ts'

export const erasuresFileName = 'erasures.jsonl'

/** In the data folder, beside what a backup holds: a restore leaves it as it is. */
export const erasuresFileOf = (dataFolder: string) => path.join(dataFolder, erasuresFileName)

/**
 * The file of one data folder, to which several processes append. It is read once, and then only what others have added.
 * The ids of all lines stay in memory, 100 bytes each.
 */
export class ErasuresFile {
  readonly #path: string
  readonly #ids = new Set<string>()
  #readBytes = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(dataFolder: string) {
    this.#path = erasuresFileOf(dataFolder)
  }

  /** All lines that hold. One that a crash cut off, and whose change nobody was told of, is left out. */
  readAll(): Promise<ErasureLine[]> {
    return this.#inTurn(async (handle) => {
      this.#readBytes = 0
      return this.#readNew(handle)
    })
  }

  /** Appends those that are not there yet. They are on disk when this resolves. */
  append(lines: readonly ErasureLine[]): Promise<void> {
    return this.#inTurn(async (handle) => {
      await this.#readNew(handle)
      const missing = lines.filter(({ id }) => !this.#ids.has(id))
      if (missing.length === 0) return
      // In one write, so that lines of several processes do not mix. After a line that was cut off, one begins anew.
      await handle.appendFile(`${(await endsWithLine(handle)) ? '' : '\n'}${missing.map(textOf).join('')}`)
      await handle.datasync()
      for (const { id } of missing) this.#ids.add(id)
    })
  }

  async #readNew(handle: FileHandle): Promise<ErasureLine[]> {
    const { size } = await handle.stat()
    const bytes = Buffer.alloc(Math.max(0, size - this.#readBytes))
    await handle.read(bytes, 0, bytes.length, this.#readBytes)
    const end = bytes.lastIndexOf(10) + 1
    this.#readBytes += end
    const lines = bytes.subarray(0, end).toString().split('\n').flatMap(readLine)
    for (const { id } of lines) this.#ids.add(id)
    return lines
  }

  #inTurn<T>(work: (handle: FileHandle) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => {
      await mkdir(path.dirname(this.#path), { recursive: true, mode: 0o700 })
      const handle = await open(this.#path, 'a+', 0o600)
      try {
        return await work(handle)
      } finally {
        await handle.close()
      }
    })
    this.#last = result.catch(() => undefined)
    return result
  }
}

const textOf = (line: ErasureLine) => `${JSON.stringify(line)}\n`

async function endsWithLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] === 10
}

function readLine(text: string): ErasureLine[] {
  try {
    return [erasureLine.parse(JSON.parse(text))]
  } catch {
    return []
  }
}

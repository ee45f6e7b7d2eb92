import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'

/** One part of a backup, such as `tables/users.copy`. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>
  /** A part whose size is known only at its end: it is sent in pieces of at most `pieceBytes`, numbered from 0. */
  addStream(name: string, content: AsyncIterable<Buffer>): Promise<void>
}

/** Tar needs the size of a part before its content. Pieces keep memory small whatever the size of a table. */
const pieceBytes = 4 * 2 ** 20

/**
 * Writes a gzipped tar file that only this account can read. The file appears under its name when it is complete; a
 * run that is cut off leaves nothing that looks like a backup.
 */
export async function writeArchive(
  file: string,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`
  const tar = pack()
  const writing = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  )
  try {
    await Promise.race([writing, write(archiveWriter(tar)).then(() => tar.finalize())])
    await writing
    await rename(unfinished, file)
  } catch (failure) {
    tar.destroy()
    await writing.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw failure
  }
}

function archiveWriter(tar: Pack): ArchiveWriter {
  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, bytes, (failure) => (failure ? reject(failure) : resolve()))
    })
  return {
    add,
    async addStream(name, content) {
      let piece: Buffer[] = []
      let bytes = 0
      let number = 0
      const flush = async () => {
        if (bytes === 0) return
        await add(`${name}/${String(number).padStart(6, '0')}`, Buffer.concat(piece))
        ;[piece, bytes, number] = [[], 0, number + 1]
      }
      for await (const chunk of content) {
        piece.push(chunk)
        bytes += chunk.length
        if (bytes >= pieceBytes) await flush()
      }
      await flush()
    },
  }
}

/** The parts of a backup in the order in which they were written; pieces keep their numbered names. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const parts = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), parts)
  // The loop below meets the same failure; nobody may be left without a listener.
  reading.catch(() => undefined)
  for await (const entry of parts) {
    const chunks: Buffer[] = []
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
  }
  await reading
}

/** Bytes as the stream that COPY reads. */
export function streamOf(bytes: AsyncIterable<Buffer>): Readable {
  return Readable.from(bytes, { objectMode: false })
}

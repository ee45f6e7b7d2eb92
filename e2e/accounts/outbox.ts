import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderOf } from '../server.ts'

interface OutboxEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The emails that the server at this address has written instead of sending them, newest first. */
export async function outboxOf(url: string): Promise<OutboxEmail[]> {
  const folder = path.join(dataFolderOf(url), 'outbox')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return texts.flatMap((text) => {
    try {
      return JSON.parse(text) as OutboxEmail
    } catch {
      // Still being written: it is there at the next look.
      return []
    }
  })
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderOf } from '../server.ts'

interface OutboxEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** By file: each is written once, and looked for again and again. */
const known = new Map<string, OutboxEmail>()

/** The emails that the server at this address has written instead of sending them, newest first. */
export async function outboxOf(url: string): Promise<OutboxEmail[]> {
  const folder = path.join(dataFolderOf(url), 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name))
  for (const file of files.filter((file) => !known.has(file))) {
    try {
      known.set(file, JSON.parse(await readFile(file, 'utf8')) as OutboxEmail)
    } catch {
      // Still being written: it is there at the next look.
    }
  }
  return files
    .toSorted()
    .toReversed()
    .flatMap((file) => known.get(file) ?? [])
}

import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const keep = path.resolve('.cache/test-postgres')

/**
 * Fills `folder` with a stopped PostgreSQL that has the template: a copy of the one that an earlier run with the same
 * migrations, jobs and packages made, else by `make`. Making one takes longer than most test files.
 */
export async function copyOfKeptCluster(folder: string, make: () => Promise<void>): Promise<void> {
  const kept = await keptCluster()
  if (existsSync(kept)) return copyInto(kept, folder)
  await make()
  // Elsewhere the cluster is not in the folder, or its owner cannot be copied.
  if (existsSync(path.join(folder, 'postgres')) && process.platform !== 'win32') await keepCopy(folder, kept)
}

/**
 * Makes `folder` the data folder of an instance whose tables and queues are there, and nobody in it, where a run has kept
 * one. Otherwise it is left empty, and a server makes everything at its start.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const kept = await keptCluster()
  if (!existsSync(kept)) return
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  await copyInto(kept, folder)
}

let hash: Promise<string> | undefined

async function keptCluster(): Promise<string> {
  return path.join(keep, await (hash ??= hashOfTemplate()))
}

/** Of what the template is made of: migrations, packages, and the jobs that have queues in it. */
async function hashOfTemplate(): Promise<string> {
  const sum = createHash('sha256').update(await readFile('package-lock.json'))
  const add = (name: string, text: string) => sum.update(`${name}\0${text}\0`)
  for (const name of globSync('server/**/*.{sql,ts}').toSorted()) {
    const isOfTemplate = /migrations\/|^server\/(db|jobs)\/|test\/processes\/global-setup/.test(name)
    const text = await readFile(name, 'utf8')
    if (isOfTemplate || /define(Scheduled)?Job\(/.test(text)) add(name, text)
  }
  return sum.digest('hex').slice(0, 16)
}

/** Only the newest is kept. Another run may be doing the same: the second one finds it there. */
async function keepCopy(folder: string, kept: string): Promise<void> {
  await rm(keep, { recursive: true, force: true })
  const unfinished = `${kept}.${randomBytes(4).toString('hex')}`
  await mkdir(unfinished, { recursive: true })
  await copyInto(folder, unfinished)
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }))
}

async function copyInto(from: string, to: string): Promise<void> {
  await run('cp', ['-a', `${from}/.`, to])
}

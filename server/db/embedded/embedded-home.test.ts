import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clusterHome, refuseMissingCluster } from './embedded-home.ts'

/** An account that cannot reach a folder below a private one. */
const nobody = { uid: 65_534, gid: 65_534 }

async function privateFolders() {
  const parent = await realpath(await mkdtemp(path.join(os.tmpdir(), 'plaudit-private-')))
  onTestFinished(() => rm(parent, { recursive: true }))
  const [data, copy, home] = ['data', 'copy', 'home'].map((name) => path.join(parent, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [data, copy, home]) await mkdir(folder)
  return { data, copy, home }
}

const pointer = (folder: string) => path.join(folder, 'postgres-location')
const find = (folder: string) => clusterHome(folder, nobody, () => undefined)

test('a data folder that points to a missing database refuses to start, says how to go on, and keeps its pointer', async () => {
  const { data, home } = await privateFolders()
  await writeFile(pointer(data), `${home}\n`)
  await expect(find(data)).rejects.toThrow(
    `The data folder ${data} keeps its database in ${home}, and nothing is there. Bring that folder back, or restore a backup into another data folder. To start with an empty database instead, delete the file ${pointer(data)}.`,
  )
  expect(await readFile(pointer(data), 'utf8')).toBe(`${home}\n`)
})

test('a copy of a data folder refuses to share the database of the original, or to begin anew in silence', async () => {
  const { data, copy, home } = await privateFolders()
  await writeFile(path.join(home, 'data-folder'), `${data}\n`)
  for (const folder of [data, copy]) await writeFile(pointer(folder), `${home}\n`)
  expect(await find(data)).toBe(home)
  await expect(find(copy)).rejects.toThrow(`The database in ${home} belongs to the data folder ${data}`)
  expect(await readFile(pointer(copy), 'utf8')).toBe(`${home}\n`)
})

test('a data folder in use whose database has gone is refused, and a new one is not', async () => {
  const { data, home } = await privateFolders()
  await expect(refuseMissingCluster(data, home)).resolves.toBeUndefined()
  await mkdir(path.join(data, 'keys'))
  await writeFile(path.join(data, 'keys', 'instance.key'), 'a key')
  await expect(refuseMissingCluster(data, home)).rejects.toThrow(
    `The database of ${data} is missing: it was in ${path.join(home, 'postgres')}.`,
  )
  await mkdir(path.join(home, 'postgres'))
  await writeFile(path.join(home, 'postgres', 'PG_VERSION'), '18\n')
  await expect(refuseMissingCluster(data, home)).resolves.toBeUndefined()
})

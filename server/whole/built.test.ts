import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '#contract/accounts/accounts.ts'
import { previewImport } from '#contract/imports/imports.ts'
import { buildServer } from '../../scripts/build/build-server.mjs'
import { serverProgram } from '../../scripts/server-program.mjs'
import { dataFolderForTest, startServer } from '../test/processes/server-process.ts'

const root = path.join(import.meta.dirname, '../..')
/** As deep as dist/server, which may be an older build. */
const folder = path.join('.cache', `built-${process.pid}`)

beforeAll(() => buildServer(folder))
afterAll(() => rmSync(path.join(root, folder), { recursive: true, force: true }))

/** Where the bundle's map says that this text stands, `undefined` where it says nothing. */
function placeOf(text: string) {
  for (const name of readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.js'))) {
    const file = path.join(root, folder, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    const line = lines.findIndex((one) => one.includes(text))
    if (line === -1) continue
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    const found = map.findEntry(line, lines[line]!.indexOf(text))
    if (!('originalSource' in found) || !found.originalSource) return undefined
    const source = path.resolve(root, folder, found.originalSource)
    return readFileSync(source, 'utf8').split('\n')[found.originalLine]
  }
  throw new Error(`The bundle has no ${text}`)
}

describe('the built server', () => {
  test('starts in 200 MiB on an empty folder, signs people up and shows its pages', async () => {
    const program = serverProgram('main', folder)
    const server = await startServer({ PLAUDIT_DATA: await dataFolderForTest() }, program)
    // Only Linux tells; elsewhere nothing is looked at.
    const about = (name: string) =>
      process.platform === 'linux' ? readFileSync(`/proc/${server.child.pid}/${name}`, 'utf8') : ''
    expect(Number(/VmRSS:\s+(\d+)/.exec(about('status'))?.[1] ?? 0) / 1024).toBeLessThan(200)
    // What reads pictures comes with the first picture.
    expect(about('maps')).not.toContain('sharp')
    const answer = await fetch(new URL(signUp.path, server.url), {
      method: signUp.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Mara',
        lastName: 'Lindqvist',
        email: 'mara@fjordandkiln.example',
        password: 'Harbor-Lantern-42',
      }),
    })
    expect(answer.status).toBe(201)
    // What others wrote is read by a program of its own.
    const large = await fetch(new URL(previewImport.path, server.url), {
      method: previewImport.method,
      headers: { 'content-type': 'application/json', cookie: answer.headers.getSetCookie()[0] ?? '' },
      body: '['.repeat(400_000),
    })
    expect(await large.json()).toMatchObject({ message: 'This is not valid JSON.' })
    for (const page of ['/login', '/embed.js']) expect((await fetch(server.url + page)).status).toBe(200)
  })

  test('tells the source and line of a failure of ours, and no wrong one of a library', () => {
    expect(placeOf('Another server is already running on the data folder')).toContain(
      'Another server is already running on the data folder',
    )
    expect(placeOf('This version has no migration')).toContain('This version has no migration')
    expect(placeOf('Client was closed and is not queryable')).toBeUndefined()
  })
})

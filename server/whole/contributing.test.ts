import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const rooms = ['bench', 'contract', 'docs', 'e2e', 'scripts', 'server', 'shared', 'web', 'widget']

/** The folders of the two upper levels; git keeps none that is empty. */
const folders = rooms.flatMap((room) => [
  room,
  ...readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(room, entry.name)).length > 0)
    .map(({ name }) => `${room}/${name}`),
])

/** Folders by their place in CONTRIBUTING's tree: rooms begin a line, and what is in them is indented. */
function foldersNamed(text: string): string[] {
  const [, tree = ''] = /## The tree\n.*?```\n(.*?)```/s.exec(text) ?? []
  let room = ''
  return tree.split('\n').flatMap((line) => {
    const names = (/^ *((?:[\w-]+\/ ?)*)/.exec(line)?.[1] ?? '').split(' ').filter(Boolean)
    const isRoom = /^\w/.test(line)
    if (isRoom) room = names[0] ?? room
    return names.map((name) => (isRoom ? name : room + name).replace(/\/$/, ''))
  })
}

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')

test('CONTRIBUTING names every folder of the two upper levels, and none that is not there', () => {
  const named = foldersNamed(contributing)
  expect(named.toSorted()).toEqual(folders.toSorted())
})

test('a folder that CONTRIBUTING forgets, and one that is gone, are found', () => {
  const tree = '## The tree\n\n```\nserver/   the server\n  app.ts\n  db/ http/  both\nweb/\n  gone/\n```\n'
  expect(foldersNamed(tree)).toEqual(['server', 'server/db', 'server/http', 'web', 'web/gone'])
})

test('every file that CONTRIBUTING names is there', () => {
  const files = [
    ...contributing.matchAll(/`((?:server|web|contract|shared|widget|e2e|scripts|docs)\/[\w./-]+\.\w+)`/g),
  ]
  const missing = files.map(([, file = '']) => file).filter((file) => !isThere(file))
  expect(missing).toEqual([])
})

/** `x` stands for a feature. */
function isThere(file: string): boolean {
  if (/\/x[/.]/.test(file)) return true
  return statSync(path.join(file), { throwIfNoEntry: false })?.isFile() ?? false
}
